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
  /** The side of its dot on which the name is. */
  readonly side: 'east' | 'west';
}

/** What covers the map: a pin, a cluster. In pixels from the western and the northern edge. */
export interface Cover {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Minimum distance between two names in pixels; closer ones would overlap. */
const apart = { x: 112, y: 31 };

/** The name as base-map.css writes it: an average letter, the line, and the way from the dot. */
const letter = 7.5;
const line = 21;
const beside = 7;

/** Returns the box of a name, in pixels. */
function nameBox({ name, at, side }: SeenPlace, size: MapSize): Cover {
  const width = name.length * letter;
  const dot = at.x * size.width;
  return {
    x: side === 'east' ? dot + beside : dot - beside - width,
    y: at.y * size.height - line / 2,
    width,
    height: line,
  };
}

const overlap = (one: Cover, other: Cover): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Returns on which side a name is not covered, east first; null when it is covered on both. */
function freeSide(
  place: Omit<SeenPlace, 'side'>,
  size: MapSize,
  covers: readonly Cover[],
): SeenPlace['side'] | null {
  // Near the eastern edge the name would be clipped
  const sides = place.at.x > 0.8 ? (['west'] as const) : (['east', 'west'] as const);
  return (
    sides.find((side) => {
      const box = nameBox({ ...place, side }, size);
      return box.x >= 0 && !covers.some((cover) => overlap(cover, box));
    }) ?? null
  );
}

/**
 * Returns the places to name in a view: the large ones first, without overlaps. A name that a pin
 * would cover moves to the other side of its dot, or is left out.
 */
export function seenPlaces(
  places: readonly NamedPlace[],
  view: MapView,
  size: MapSize,
  covers: readonly Cover[],
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
    if (!isInside || !isFree) continue;
    const side = freeSide({ ...place, at }, size, covers);
    if (side !== null) seen.push({ ...place, at, side });
  }
  return seen;
}
