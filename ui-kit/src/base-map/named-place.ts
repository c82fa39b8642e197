import { type MapSize, type MapView, placeInView } from './map-view.ts';
import type { GeoPoint, MapPoint } from './projection.ts';

/** A town or a neighbourhood, named in the language of the page. */
export interface NamedPlace extends GeoPoint {
  readonly id: string;
  readonly name: string;
  /** More words that find it: the name in the other language. */
  readonly keywords?: readonly string[];
  /** 1 for the largest cities, 5 for the places that are named last. */
  readonly rank: number;
}

export interface SeenPlace extends NamedPlace {
  readonly at: MapPoint;
}

/** Minimum distance between two names in pixels; closer ones would overlap. */
const apart = { x: 112, y: 31 };

/** Returns the places to name in a view: the large ones first, without overlaps. */
export function seenPlaces(
  places: readonly NamedPlace[],
  view: MapView,
  size: MapSize,
): readonly SeenPlace[] {
  const seen: SeenPlace[] = [];
  for (const place of places.toSorted((one, other) => one.rank - other.rank)) {
    const at = placeInView(place, view, size.width / size.height);
    const isInside = at.x > 0.03 && at.x < 0.97 && at.y > 0.03 && at.y < 0.97;
    const isFree = seen.every(
      (other) =>
        Math.abs(other.at.x - at.x) * size.width > apart.x ||
        Math.abs(other.at.y - at.y) * size.height > apart.y,
    );
    if (isInside && isFree) seen.push({ ...place, at });
  }
  return seen;
}
