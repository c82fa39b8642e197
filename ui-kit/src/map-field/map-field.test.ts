import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { viewAround, wholeLibya } from '../base-map/map-view.ts';
import { isInLibya } from '../base-map/projection.ts';
import { mapAfterKey } from './map-after-key.ts';
import { formatCoordinates, parseCoordinates } from './parse-coordinates.ts';

const tripoli = { latitude: 32.88743, longitude: 13.18733 };

const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('coordinates', () => {
  it.each([
    ['32.88743, 13.18733'],
    ['32.88743،13.18733'],
    ['32.88743 13.18733'],
    ['٣٢٫٨٨٧٤٣، ١٣٫١٨٧٣٣'],
    ['32.88743° N, 13.18733° E'],
    ['\u206632.88743, 13.18733\u2069'],
  ])('%s', (text) => {
    expect(parseCoordinates(text)).toEqual(tripoli);
  });

  it.each([
    [''],
    ['32.88743'],
    ['13.18733, 32.88743'],
    ['48.85, 2.35'],
    ['32.8.8, 13.1'],
    ['-32.88, 13.18'],
    ['https://example.test/@32.8,13.1'],
  ])('%s is not in Libya', (text) => {
    expect(parseCoordinates(text)).toBeNull();
  });

  it('are parsed back from their format', () => {
    const anyPoint = fc.record({
      latitude: fc.integer({ min: 1_950_000, max: 3_400_000 }).map((value) => value / 100_000),
      longitude: fc.integer({ min: 900_000, max: 2_550_000 }).map((value) => value / 100_000),
    });
    fc.assert(
      fc.property(anyPoint, (point) => {
        expect(parseCoordinates(formatCoordinates(point))).toEqual(point);
      }),
    );
  });
});

describe('the keys of a map', () => {
  it('put the pin into the middle first', () => {
    expect(mapAfterKey(press('ArrowUp'), null, wholeLibya)?.point).toEqual(wholeLibya.center);
    expect(mapAfterKey(press('Enter'), null, wholeLibya)?.point).toEqual(wholeLibya.center);
  });

  it('move it, farther with Shift', () => {
    const view = viewAround(tripoli);
    const near = mapAfterKey(press('ArrowRight'), tripoli, view)?.point?.longitude ?? 0;
    const far = mapAfterKey(press('ArrowRight', true), tripoli, view)?.point?.longitude ?? 0;
    expect(near).toBeGreaterThan(tripoli.longitude);
    expect(far).toBeGreaterThan(near);
  });

  it('zoom, and leave other keys to the page', () => {
    expect(mapAfterKey(press('+'), null, wholeLibya)?.view.width).toBeLessThan(wholeLibya.width);
    expect(mapAfterKey(press('Tab'), tripoli, wholeLibya)).toBeNull();
    expect(mapAfterKey(press('Enter'), tripoli, wholeLibya)).toBeNull();
  });

  it('never leave Libya', () => {
    const keys = fc.array(fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(keys, (pressed) => {
        let point = tripoli;
        let view = wholeLibya;
        for (const key of pressed) {
          const after = mapAfterKey(press(key, true), point, view);
          point = after?.point ?? point;
          view = after?.view ?? view;
        }
        expect(isInLibya(point)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
