import type { OfferingId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import { instantAt } from '@osta/contracts/instant-at';
import type { Availability } from '@osta/contracts/offering/availability';
import { type FreeSlot, freeSlots, type SlotQuestion } from '@osta/contracts/offering/free-slots';
import { nextFreeSlots } from '@osta/contracts/offering/next-free-slots';
import type { SlotRules } from '@osta/contracts/offering/offer';
import type { FreeDays } from '@osta/contracts/professional/free-days';

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
  /** Its time is free again, and it still counts for the daily cap. */
  readonly isDone: boolean;
}

/**
 * Returns when a service can be booked, within the coming 42 days: the first free starts, at most as many as
 * wanted.
 *
 * @param taken all that occupies the professional, from a day ago
 * @param days instead of the coming ones
 */
export function nextFreeTimes(
  { id, offer, availability }: BookableService,
  taken: readonly TakenTime[],
  now: Instant,
  wanted: number,
  days?: FreeDays,
): readonly Instant[] {
  const busy = taken.map(({ offeringId, workStartsAt, startsAt, endsAt, isProposed, isDone }) => ({
    startsAt: instantAt(isDone ? workStartsAt : startsAt),
    endsAt: instantAt(isDone ? workStartsAt : endsAt),
    // Of its two times, a booking counts once for the daily cap
    startOfSameService: offeringId === id && !isProposed ? instantAt(workStartsAt) : null,
  }));
  const question = { availability, service: offer, busy, now };
  const slots = days ? slotsOn(days, question, wanted) : nextFreeSlots(question, wanted);
  return slots.map(({ startsAt }) => startsAt);
}

/** Returns the first free slots on these days, at most as many as wanted. */
function slotsOn(
  [first, last]: FreeDays,
  question: Omit<SlotQuestion, 'from' | 'days'>,
  wanted: number,
): readonly FreeSlot[] {
  const days = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  return freeSlots({ ...question, from: first, days }).slice(0, wanted);
}

/**
 * Returns when the first of these services of one professional can be booked, within the coming 42 days; `null`:
 * none of them can.
 *
 * @param taken as for `nextFreeTimes`
 * @param days instead of the coming ones
 */
export function nextFree(
  services: readonly BookableService[],
  taken: readonly TakenTime[],
  now: Instant,
  days?: FreeDays,
): Instant | null {
  return services.flatMap((each) => nextFreeTimes(each, taken, now, 1, days)).toSorted()[0] ?? null;
}
