import { describe, expect, it } from 'vitest';

import { halfway, placeForCorner, snap, squareAround, stepped, withCorner } from './corners.ts';

const grid = { cellsPerDegree: 200 };
const tripoli = { latitude: 32.885, longitude: 13.19 };
const square = squareAround(tripoli, grid);

describe('corners of a drawn area', () => {
  it('stand on the grid', () => {
    expect(snap({ latitude: 32.8871, longitude: 13.1913 }, grid)).toEqual(tripoli);
    expect(square.map((corner) => snap(corner, grid))).toEqual(square);
  });

  it.each([
    ['ArrowUp', false, 32.89, 13.19],
    ['ArrowDown', true, 32.835, 13.19],
    ['ArrowLeft', false, 32.885, 13.185],
    ['ArrowRight', true, 32.885, 13.24],
  ])('go with %s, with Shift %j, to %d, %d', (key, shiftKey, latitude, longitude) => {
    expect(stepped(tripoli, { key, shiftKey }, grid)).toEqual({ latitude, longitude });
  });

  it('stay with other keys', () => {
    expect(stepped(tripoli, { key: 'Tab', shiftKey: false }, grid)).toBeNull();
  });

  it('divide the edge that is nearest', () => {
    const east = { latitude: 32.885, longitude: 13.3 };
    expect(placeForCorner(square, east)).toBe(2);
    expect(withCorner(square, east, 2)).toEqual([square[0], square[1], east, square[2], square[3]]);
    expect(placeForCorner(square, { latitude: 32.885, longitude: 13.05 })).toBe(4);
    expect(placeForCorner(square.slice(0, 2), east)).toBe(2);
  });

  it('come halfway to the next one', () => {
    expect(halfway(square, 0, grid)).toEqual({ latitude: 32.965, longitude: 13.19 });
    expect(halfway(square, 3, grid)).toEqual({ latitude: 32.885, longitude: 13.11 });
    expect(halfway([], 0, grid)).toBeNull();
  });
});
