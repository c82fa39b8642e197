import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isInLibya, keepInLibya, project, unitsPerMeter, unproject } from './projection.ts';

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
        const { latitude, longitude } = unproject(project(point));
        // Half of a hundred-thousandth of a degree is half a meter
        expect(Math.abs(latitude - point.latitude)).toBeLessThan(0.000_006);
        expect(Math.abs(longitude - point.longitude)).toBeLessThan(0.000_006);
      }),
    );
  });

  it('has north above and east on the right', () => {
    expect(project(benghazi).x).toBeGreaterThan(project(tripoli).x);
    expect(project(benghazi).y).toBeGreaterThan(project(tripoli).y);
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
