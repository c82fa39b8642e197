import type { GeoPoint } from './geo-point.ts';

const earthRadius = 6_371_000;
const radians = Math.PI / 180;

/** Returns the meters between two points along the ground, without a fraction (haversine). */
export function metersBetween(one: GeoPoint, other: GeoPoint): number {
  const half = (degrees: number): number => Math.sin((degrees * radians) / 2) ** 2;
  const share =
    half(other.latitude - one.latitude) +
    Math.cos(one.latitude * radians) *
      Math.cos(other.latitude * radians) *
      half(other.longitude - one.longitude);
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(share)));
}
