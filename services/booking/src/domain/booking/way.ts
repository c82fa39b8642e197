import type { GeoPoint } from '@osta/contracts/geo-point';
import { later, type Instant } from '@osta/contracts/instant';
import { middleOf } from '@osta/contracts/middle-of';
import { travelMinutes } from '@osta/contracts/travel-minutes';
import type { PlaceId } from '@osta/reference/place-id';

/** The way of a professional to a job. */
export interface Way {
  /** Estimated. */
  readonly travelMinutes: number;
  /** When they have to leave to be there at its start. */
  readonly leaveAt: Instant;
}

/** What the way to a job depends on beyond its booking. */
export interface WayFacts {
  /** Where the professional is before: at the job before on that day, else where they start from. */
  readonly from: GeoPoint | null;
}

/** Where a job is, and when it begins. */
interface Destination {
  readonly placeId: PlaceId | null;
  readonly startsAt: Instant;
}

/** Returns the way to a job as the route of the day shows it; `null` where a place is not known. */
export function wayTo({ placeId, startsAt }: Destination, { from }: WayFacts): Way | null {
  if (placeId === null || from === null) return null;
  const minutes = travelMinutes(from, middleOf(placeId));
  return { travelMinutes: minutes, leaveAt: later(startsAt, -minutes * 60_000) };
}
