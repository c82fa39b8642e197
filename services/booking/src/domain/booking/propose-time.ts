import type { NewTimeInvalid, ProposalsUsedUp, SlotTaken } from '@osta/contracts/booking/refusals';
import type { RescheduleProposed } from '@osta/contracts/booking/reschedule-proposed';
import type { Side } from '@osta/contracts/booking/terms';
import { later, type Instant } from '@osta/contracts/instant';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import type { BookingPolicy } from './booking-policy.ts';
import type { Booking, MadeBooking } from './booking.ts';
import { movedTo, overlaps, withBuffers } from './busy.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { otherTimes, type ProfessionalDays } from './other-times.ts';
import { parties } from './parties.ts';

/** As far ahead as any service can be booked. */
const furthestAhead = 180 * 24 * 3_600_000;

/** A side proposes another start. The length stays. */
export interface ProposeTime extends OnBooking {
  readonly newStartsAt: Instant;
  readonly note: string;
}

/** What the decision knows of the professional's other bookings. */
export interface MoveFacts {
  readonly policy: BookingPolicy;
  /** Those around the new time, without the times of this booking. */
  readonly days: ProfessionalDays;
}

/** Why a booking cannot move. */
export type MoveRefusal = OnBookingRefusal | NewTimeInvalid | SlotTaken;

/** Proposes another time and holds it until the other side answers. */
export function proposeTime(
  { newStartsAt, note }: ProposeTime,
  booking: Booking,
  context: Context,
  facts: MoveFacts,
): Decision<RescheduleProposed, MoveRefusal | ProposalsUsedUp> {
  const admitted = admit('propose-time', booking, context, ['customer', 'professional']);
  if (!admitted.ok) return admitted;
  const { made, by } = admitted;
  if (proposalsLeft(made, by, facts.policy) === 0) {
    return refuse({ code: 'PROPOSALS_USED_UP', most: facts.policy.proposalsPerSide });
  }
  const refusal = moveRefusal(made, newStartsAt, context.now, facts);
  if (refusal) return refuse(refusal);

  const proposed: RescheduleProposed = {
    type: 'osta.booking.reschedule-proposed',
    data: {
      ...parties(made),
      by,
      authorId: made[`${by}Id`],
      newStartsAt,
      newEndsAt: movedTo(made, newStartsAt).endsAt,
      answerBy: earliest(
        later(context.now, facts.policy.proposalStandsFor),
        newStartsAt,
        // An answer after the original start would move work that has begun
        made.startsAt > context.now ? made.startsAt : newStartsAt,
      ),
      note,
    },
  };
  return accept(proposed);
}

/** Returns how often this side can still propose another time. */
export function proposalsLeft(
  { proposed }: Pick<MadeBooking, 'proposed'>,
  side: Side,
  { proposalsPerSide }: BookingPolicy,
): number {
  return Math.max(proposalsPerSide - proposed[side], 0);
}

/** Returns why the booking cannot move to another start; `undefined` if it can. */
export function moveRefusal(
  made: MadeBooking,
  newStartsAt: Instant,
  now: Instant,
  { days }: MoveFacts,
): NewTimeInvalid | SlotTaken | undefined {
  const isPossible = newStartsAt > now && newStartsAt <= later(now, furthestAhead);
  if (!isPossible || newStartsAt === made.startsAt) return { code: 'NEW_TIME_INVALID' };
  const wanted = { ...made, ...movedTo(made, newStartsAt) };
  const blocked = withBuffers(wanted, made);
  if (!days.busy.some((taken) => overlaps(taken, blocked))) return undefined;
  const alternatives = otherTimes(wanted, days, now).filter(
    // Its own time is free for it, and not another one
    ({ startsAt }) => startsAt !== made.startsAt,
  );
  return { code: 'SLOT_TAKEN', alternatives, similar: [] };
}

function earliest(...instants: [Instant, ...Instant[]]): Instant {
  return instants.reduce((a, b) => (a < b ? a : b));
}
