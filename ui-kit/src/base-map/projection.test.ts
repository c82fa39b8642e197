import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  isInLibya,
  keepInLibya,
  metersBetween,
  project,
  unitsPerMeter,
  unproject,
} from './projection.ts';

const tripoli = { latitude: 32.88743, longitude: 13.18733 };
const benghazi = { latitude: 32.11486, longitude: 20.06859 };
const anyPoint = fc.record({
  latitude: fc.double({ min: 19, max: 34.5, noNaN: true }),
  longitude: fc.double({ min: 8.5, max: 26, noNaN: true }),
});

describe('the flat map', () => {
  it('is inverted to within a meter', () => {
    fc.assert(
      fc.property(anyPoint, (point) => {
        expect(metersBetween(unproject(project(point)), point)).toBeLessThan(1.5);
      }),
    );
  });

  it('has north above and east on the right', () => {
    expect(project(benghazi).x).toBeGreaterThan(project(tripoli).x);
    expect(project(benghazi).y).toBeGreaterThan(project(tripoli).y);
  });

  it('computes the distance between cities', () => {
    expect(metersBetween(tripoli, benghazi) / 1000).toBeCloseTo(650, -1);
    expect(metersBetween(tripoli, tripoli)).toBe(0);
  });

  it('draws a kilometre to scale', () => {
    const south = { ...tripoli, latitude: tripoli.latitude - 1000 / 111_320 };
    const drawn = project(south).y - project(tripoli).y;
    expect(drawn).toBeCloseTo(1000 * unitsPerMeter(tripoli.latitude), 2);
  });

  it('keeps every point on it', () => {
    const anywhere = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(anywhere, (point) => {
        expect(isInLibya(keepInLibya(point))).toBe(true);
      }),
    );
    expect(isInLibya({ latitude: 13.2, longitude: 32.9 })).toBe(false);
  });
});
