import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { coarseCells } from '../coarse-point.ts';
import type { GeoPoint } from '../geo-point.ts';
import { metersBetween } from '../meters-between.ts';
import { anyCorners, pointAtCell } from '../testing/any-corners.ts';
import {
  coarseCorners,
  crossingEdges,
  drawnAreaFault,
  farthestCorner,
  isInDrawnArea,
  mostCorners,
  radiusOf,
} from './drawn-area.ts';

const corners = (...cells: readonly (readonly [x: number, y: number])[]): readonly GeoPoint[] =>
  cells.map(([x, y]) => pointAtCell(x, y));

const inside = (x: number, y: number): boolean => isInDrawnArea(square, pointAtCell(x, y));
const square = corners([0, 0], [4, 0], [4, 4], [0, 4]);
const start = pointAtCell(2, 2);
const anyDrawnArea = anyCorners().filter((drawn) => crossingEdges(drawn).length === 0);

describe('a drawn area', () => {
  it.each([
    ['a square', square, null],
    ['a square with a dent', corners([0, 0], [4, 0], [4, 4], [2, 1], [0, 4]), null],
    ['two corners', corners([0, 0], [4, 0]), 'TOO_SMALL'],
    ['corners on one line', corners([0, 0], [2, 2], [4, 4]), 'TOO_SMALL'],
    ['a bow tie', corners([0, 0], [4, 4], [4, 0], [0, 4]), 'CROSSES_ITSELF'],
    ['a corner on another edge', corners([0, 0], [4, 0], [4, 4], [2, 0], [0, 4]), 'CROSSES_ITSELF'],
    ['a way there and back', corners([0, 0], [4, 0], [2, 0], [2, 4]), 'CROSSES_ITSELF'],
    [
      'the same corner twice',
      corners([0, 0], [4, 0], [2, 2], [4, 4], [0, 4], [2, 2]),
      'CROSSES_ITSELF',
    ],
    ['a corner that is far away', corners([0, 0], [4, 0], [4, 600]), 'TOO_LARGE'],
  ])('of %s: %j is %s', (_what, drawn, fault) => {
    expect(drawnAreaFault(start, drawn)).toBe(fault);
  });

  it('says which edges cross', () => {
    expect(crossingEdges(corners([0, 0], [4, 4], [4, 0], [0, 4]))).toEqual([0, 2]);
    expect(crossingEdges(square)).toEqual([]);
  });

  it('is rounded to about 500 m; neighbours that become one are one', () => {
    const near = {
      latitude: (start.latitude * coarseCells + 0.3) / coarseCells,
      longitude: start.longitude,
    };
    expect(coarseCorners([start, near, ...square])).toEqual([start, ...square]);
    expect(coarseCorners([near, start])).toEqual([]);
  });

  it('holds its edges and corners, and no point beside them', () => {
    expect([inside(2, 2), inside(0, 0), inside(4, 2), inside(2, 4)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([inside(5, 0), inside(-1, 4), inside(2, 5)]).toEqual([false, false, false]);
  });

  it('is the same from whichever corner and in whichever direction it is drawn', () => {
    const anyShift = fc.nat(mostCorners);
    fc.assert(
      fc.property(anyDrawnArea, anyShift, fc.integer(), fc.integer(), (drawn, by, x, y) => {
        const shift = by % drawn.length;
        const turned = [...drawn.slice(shift), ...drawn.slice(0, shift)].toReversed();
        const point = pointAtCell(x % 40, y % 40);
        expect(isInDrawnArea(turned, point)).toBe(isInDrawnArea(drawn, point));
        expect(drawnAreaFault(start, turned)).toBe(drawnAreaFault(start, drawn));
      }),
    );
  });

  it('holds what its angles turn around', () => {
    let held = 0;
    fc.assert(
      fc.property(anyDrawnArea, fc.integer(), fc.integer(), (drawn, x, y) => {
        const point = pointAtCell(x % 40, y % 40);
        const isHeld = isInDrawnArea(drawn, point);
        const turned = anglesAround(drawn, point);
        expect(isHeld).toBe(turned === null || Math.abs(turned) > Math.PI);
        held += isHeld ? 1 : 0;
      }),
      { numRuns: 500 },
    );
    expect(held).toBeGreaterThan(20);
  });

  it('is within the circle of its radius, to the meter', () => {
    fc.assert(
      fc.property(anyDrawnArea, fc.integer(), fc.integer(), (drawn, x, y) => {
        const point = pointAtCell(x % 40, y % 40);
        const radius = radiusOf(start, drawn);
        expect(radius).toBeLessThanOrEqual(farthestCorner);
        const isFar = metersBetween(start, point) > radius;
        expect(isFar && isInDrawnArea(drawn, point)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

/** The sum of the angles under which a point sees the edges, in radians; `null` on one of them. */
function anglesAround(drawn: readonly GeoPoint[], point: GeoPoint): number | null {
  const cell = ({ latitude, longitude }: GeoPoint): readonly [number, number] => [
    Math.round((longitude - point.longitude) * coarseCells),
    Math.round((latitude - point.latitude) * coarseCells),
  ];
  const seen = drawn.map(cell);
  const views = seen.map(([x, y], n) => {
    const [nextX, nextY] = seen[(n + 1) % seen.length] ?? [x, y];
    return { across: x * nextY - y * nextX, along: x * nextX + y * nextY };
  });
  if (views.some(({ across, along }) => across === 0 && along <= 0)) return null;
  return views.reduce((sum, { across, along }) => sum + Math.atan2(across, along), 0);
}
