import * as fc from 'fast-check';

import { coarseCells } from '../coarse-point.ts';
import type { GeoPoint } from '../geo-point.ts';

/** A cell in Tripoli, from which the others are counted. */
const origin = { x: 2638, y: 6577 };

/** Returns the middle of a cell; about 500 m to the next one. */
export function pointAtCell(x: number, y: number): GeoPoint {
  return { latitude: (origin.y + y) / coarseCells, longitude: (origin.x + x) / coarseCells };
}

/**
 * Makes 3 to 24 corners as somebody may draw them: they lie around a point, at any distance, so that the area has dents
 * and points. Some areas cross themselves.
 *
 * @param middle of the area, in cells
 * @param size the most cells from there to a corner
 */
export function anyCorners(
  middle: readonly [x: number, y: number] = [0, 0],
  size = 30,
): fc.Arbitrary<readonly GeoPoint[]> {
  const anyCorner = fc.tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 2, max: size }));
  return fc
    .uniqueArray(anyCorner, { minLength: 3, maxLength: 24, selector: ([degrees]) => degrees })
    .map((around) =>
      around
        .toSorted(([one], [other]) => one - other)
        .map(([degrees, far]) => {
          const angle = (degrees / 180) * Math.PI;
          const [x, y] = [Math.round(Math.cos(angle) * far), Math.round(Math.sin(angle) * far)];
          return pointAtCell(middle[0] + x, middle[1] + y);
        }),
    );
}
