import type { GeoPoint } from './geo-point.ts';

/** Cells per degree: a cell is about 500 m wide and high in Libya. */
export const coarseCells = 200;

/**
 * Returns the point rounded to about 500 m: near enough to find somebody near by, too far to find a
 * door.
 */
export function coarsePoint({ latitude, longitude }: GeoPoint): GeoPoint {
  return {
    latitude: Math.round(latitude * coarseCells) / coarseCells,
    longitude: Math.round(longitude * coarseCells) / coarseCells,
  };
}
