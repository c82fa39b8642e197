import type { NamedPlace } from '../base-map/named-place.ts';
import { type GeoPoint, project } from '../base-map/projection.ts';

/** Returns the place that is nearest to a point on the flat map; `null` without any. */
export function nearestPlace(point: GeoPoint, places: readonly NamedPlace[]): NamedPlace | null {
  const at = project(point);
  let nearest: NamedPlace | null = null;
  let distance = Infinity;
  for (const place of places) {
    const { x, y } = project(place);
    const away = Math.hypot(x - at.x, y - at.y);
    if (away >= distance) continue;
    nearest = place;
    distance = away;
  }
  return nearest;
}
