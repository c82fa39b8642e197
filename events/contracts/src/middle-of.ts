import type { PlaceId } from '@osta/reference/place-id';
import { placeList } from '@osta/reference/place-list';

import { coarsePoint } from './coarse-point.ts';
import type { GeoPoint } from './geo-point.ts';

const middles = new Map(
  placeList.map(({ id, lat, lon }) => [id, coarsePoint({ latitude: lat, longitude: lon })]),
);

/** Returns the middle of a place, rounded as the points of professionals are. */
export function middleOf(placeId: PlaceId): GeoPoint {
  const middle = middles.get(placeId);
  if (!middle) throw new Error(`The list has no place ${placeId}`);
  return middle;
}
