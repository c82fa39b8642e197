import type { GeoPoint } from '@osta/contracts/geo-point';
import { coarseCorners } from '@osta/contracts/professional/drawn-area';

/** Where the corners are, as shares of the radius to the east and to the north: a strip along the coast. */
const strip = [
  [-1, 0.25],
  [-0.4, 0.3],
  [0.2, 0.25],
  [0.9, 0.3],
  [0.95, -0.2],
  [0.3, -0.5],
  [-0.5, -0.45],
  [-1, -0.3],
] as const;

const metersPerDegree = 111_320;

/** Returns the corners of an area around a point, as somebody may have drawn it. */
export function drawnAround(
  { latitude, longitude }: GeoPoint,
  radiusMeters: number,
): readonly GeoPoint[] {
  const up = radiusMeters / metersPerDegree;
  const across = up / Math.cos((latitude * Math.PI) / 180);
  return coarseCorners(
    strip.map(([east, north]) => ({
      latitude: latitude + north * up,
      longitude: longitude + east * across,
    })),
  );
}
