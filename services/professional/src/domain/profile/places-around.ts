import type { PlaceId } from '@osta/contracts/reference/place-id';
import { placeList } from '@osta/contracts/reference/place-list';

/**
 * Places by nearness: the place itself, the same town, the same district. Each place is in one
 * tier.
 */
export type Tiers = readonly [
  there: readonly string[],
  town: readonly string[],
  district: readonly string[],
];

const parents = new Map(placeList.map(({ id, parent }) => [id, parent]));

/** Returns the place and everything above it, up to its district. */
function lineOf(id: string): readonly string[] {
  const parent = parents.get(id);
  return parent ? [id, ...lineOf(parent)] : [id];
}

const lines = new Map(placeList.map(({ id }) => [id, lineOf(id)]));

function within(id: string): readonly string[] {
  return placeList.filter((place) => lines.get(place.id)?.includes(id)).map((place) => place.id);
}

/**
 * Returns what is near a place. A neighbourhood has its town around it, a town its neighbourhoods,
 * and both their district; a district contains everything that lies in it.
 */
export function placesAround(placeId: PlaceId): Tiers {
  const line = lineOf(placeId);
  const district = within(line.at(-1) ?? placeId);
  const town = within(line.at(-2) ?? placeId);
  return [
    [placeId],
    town.filter((id) => id !== placeId),
    district.filter((id) => id !== placeId && !town.includes(id)),
  ];
}
