import { metersBetween } from '@osta/contracts/meters-between';
import type { ProfessionalCard } from '@osta/contracts/professional/api';
import type { RequestSummary } from '@osta/contracts/request/api';

/** From where a professional starts. */
export type OwnPlace = Pick<ProfessionalCard, 'place' | 'location'>;

type Asked = Pick<RequestSummary, 'placeId' | 'point'>;

/** Both points are rounded to 500 m; far away whole kilometres say as much. */
const step = { near: 500, far: 1000 } as const;
const farFrom = 10_000;

/**
 * Returns how far it is to the place of a request, in meters, as coarse as what is known: the middle
 * of the place, never the door. `null` in the professional's own place, where the middle says
 * nothing.
 */
export function metersAway(
  { place, location }: OwnPlace,
  { placeId, point }: Asked,
): number | null {
  if (place.id === placeId) return null;
  const meters = metersBetween(location, point);
  const each = meters < farFrom ? step.near : step.far;
  return Math.round(meters / each) * each;
}
