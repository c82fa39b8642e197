import type { BookingRescheduled } from '@osta/contracts/booking/booking-rescheduled';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import type { BookingPolicy } from './booking-policy.ts';
import type { Booking } from './booking.ts';
import { closesAfter } from './confirmation.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** A side accepts the time that the other proposed. */
export type AcceptTime = OnBooking;

/** Moves the booking to the proposed time. It is the same booking, and confirmed from now on. */
export function acceptTime(
  _command: AcceptTime,
  booking: Booking,
  context: Context,
  policy: BookingPolicy,
): Decision<BookingRescheduled, OnBookingRefusal> {
  const admitted = admit('accept-time', booking, context, ['customer', 'professional']);
  if (!admitted.ok) return admitted;
  const { made, by } = admitted;
  const { proposal } = made;
  if (!proposal || proposal.by === by) return refuse(illegal(made, context.now));

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
