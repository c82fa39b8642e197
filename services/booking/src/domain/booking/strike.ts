import type { StrikeCause, StrikeStanding } from '@osta/contracts/booking/strike';
import type { Side } from '@osta/contracts/booking/terms';
import { later, type Instant } from '@osta/contracts/instant';

import type { BookingPolicy } from './booking-policy.ts';

/** A late cancellation or a no-show, held against the side that did it (docs/domain.md §3). */
export interface Strike {
  readonly of: Side;
  readonly cause: StrikeCause;
  readonly standing: StrikeStanding;
  /** Why it is contested: words of that side. */
  readonly objection: string;
  /** The words of an admin with the decision; they count as the customer's. */
  readonly decision: string;
}

/** The limits of strikes. */
export type StrikePolicy = Pick<BookingPolicy, 'strikeLimit' | 'strikeCountsFor'>;

/** Returns the strike that a side has from now on. */
export function newStrike(of: Side, cause: StrikeCause): Strike {
  return { of, cause, standing: 'stands', objection: '', decision: '' };
}

/** Returns a strike after an admin has decided about it; `null`: there is none. */
export function decided(
  strike: Strike | null,
  standing: StrikeStanding,
  decision: string,
): Strike | null {
  return strike && { ...strike, standing, decision };
}

/** Returns a strike after its side has contested it; `null`: there is none. */
export function contested(strike: Strike | null, objection: string): Strike | null {
  return strike && { ...strike, standing: 'contested', objection };
}

/** What a strike is counted by. */
interface Struck {
  readonly strike: Strike | null;
  readonly startsAt: Instant;
}

/** Returns until when a strike for a booking of this time counts. */
export function strikeCountsUntil(startsAt: Instant, { strikeCountsFor }: StrikePolicy): Instant {
  return later(startsAt, strikeCountsFor);
}

/** Returns whether the strike of a booking counts now. */
export function doesStrikeCount(
  { strike, startsAt }: Struck,
  now: Instant,
  policy: StrikePolicy,
): boolean {
  const isHeld = strike?.standing === 'stands' || strike?.standing === 'upheld';
  return isHeld && now < strikeCountsUntil(startsAt, policy);
}

/**
 * Returns until when somebody cannot book, or be booked, by slot.
 *
 * @param struck the starts of the bookings whose strikes they have, in any order
 * @returns `null`: they can
 */
export function pausedUntil(
  struck: readonly Instant[],
  now: Instant,
  policy: StrikePolicy,
): Instant | null {
  const ends = struck.map((startsAt) => strikeCountsUntil(startsAt, policy));
  // The pause ends with the strike whose end leaves fewer than the limit
  return (
    ends
      .filter((end) => now < end)
      .toSorted()
      .at(-policy.strikeLimit) ?? null
  );
}
