import type { BookingRescheduled } from '@osta/contracts/booking/booking-rescheduled';
import type { ProposalChanged } from '@osta/contracts/booking/refusals';
import { accept, type Context, type Decision } from '@osta/platform/decider';

import { answeredProposal, type AnswerTime } from './answered-proposal.ts';
import type { BookingPolicy } from './booking-policy.ts';
import type { Booking } from './booking.ts';
import { closesAfter } from './confirmation.ts';
import type { OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** A side accepts the time that the other proposed. */
export type AcceptTime = AnswerTime;

/** Moves the booking to the proposed time. It is the same booking, and confirmed from now on. */
export function acceptTime(
  { startsAt: read }: AcceptTime,
  booking: Booking,
  context: Context,
  policy: BookingPolicy,
): Decision<BookingRescheduled, OnBookingRefusal | ProposalChanged> {
  const answered = answeredProposal('accept-time', read, booking, context);
  if (!answered.ok) return answered;
  const { made, by, proposal } = answered;

  const { startsAt, endsAt } = proposal;
  const rescheduled: BookingRescheduled = {
    type: 'osta.booking.booking-rescheduled',
    data: {
      ...parties(made),
      by,
      startsAt,
      endsAt,
      previousStartsAt: made.startsAt,
      revision: made.revision + 1,
      closesAt: closesAfter(endsAt, policy),
    },
  };
  return accept(rescheduled);
}
