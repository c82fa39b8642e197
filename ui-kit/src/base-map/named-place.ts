import { type MapSize, type MapView, placeInView } from './map-view.ts';
import type { GeoPoint, MapPoint } from './projection.ts';

/** A town or a neighbourhood, in the language of the page. */
export interface NamedPlace extends GeoPoint {
  readonly id: string;
  readonly name: string;
  /** Found by these as well: the name in the other language. */
  readonly keywords?: readonly string[];
  /** 1 for the largest cities, 5 for what is named last. */
  readonly rank: number;
}

export interface SeenPlace extends NamedPlace {
  readonly at: MapPoint;
}

/** Two names closer than this would lie on each other, in pixels. */
const apart = { x: 112, y: 31 };

/** The places that are named in a view: the large ones first, none on top of another. */
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
