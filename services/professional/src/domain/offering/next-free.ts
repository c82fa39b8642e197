import type { OfferingId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import { instantAt } from '@osta/contracts/instant-at';
import type { Availability } from '@osta/contracts/offering/availability';
import { nextFreeSlots } from '@osta/contracts/offering/next-free-slots';
import type { SlotRules } from '@osta/contracts/offering/offer';

/** A published service, as far as its free times depend on it. */
export interface BookableService {
  readonly id: OfferingId;
  readonly offer: SlotRules;
  readonly availability: Availability;
}

/** A time of a booking, in milliseconds since 1970. */
export interface TakenTime {
  /** `null`: it began with a quote. */
  readonly offeringId: OfferingId | null;
  /** The start of the work. */
  readonly workStartsAt: number;
  /** With the buffer before. */
  readonly startsAt: number;
  /** With the buffer after. */
  readonly endsAt: number;
  /** Another time for the same work, which waits for an answer. */
  readonly isProposed: boolean;
}

/**
 * Returns when a service can be booked, within the coming 42 days: the first free starts, at most as many as
 * wanted.
 *
 * @param taken all that occupies the professional, from a day ago
 */
export function nextFreeTimes(
  { id, offer, availability }: BookableService,
  taken: readonly TakenTime[],
  now: Instant,
  wanted: number,
): readonly Instant[] {
  const busy = taken.map(({ offeringId, workStartsAt, startsAt, endsAt, isProposed }) => ({
    startsAt: instantAt(startsAt),
    endsAt: instantAt(endsAt),
    // Of its two times, a booking counts once for the daily cap
    startOfSameService: offeringId === id && !isProposed ? instantAt(workStartsAt) : null,
  }));
  const slots = nextFreeSlots({ availability, service: offer, busy, now }, wanted);
  return slots.map(({ startsAt }) => startsAt);
}

/**
 * Returns when the first of these services of one professional can be booked, within the coming 42 days; `null`:
 * none of them can.
 *
 * @param taken as for `nextFreeTimes`
 */
export function nextFree(
  services: readonly BookableService[],
  taken: readonly TakenTime[],
  now: Instant,
): Instant | null {
  return services.flatMap((each) => nextFreeTimes(each, taken, now, 1)).toSorted()[0] ?? null;
}
