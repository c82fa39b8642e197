import type { BookingNoShowReported } from '@osta/contracts/booking/booking-no-show-reported';
import type { TooEarly } from '@osta/contracts/booking/refusals';
import { later, type Instant } from '@osta/contracts/instant';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import type { BookingPolicy } from './booking-policy.ts';
import type { Booking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** A side says that the other did not come. */
export interface ReportNoShow extends OnBooking {
  readonly reason: string;
}

/** Returns from when on a no-show can be reported. */
export function noShowFrom(startsAt: Instant, { noShowAfter }: BookingPolicy): Instant {
  return later(startsAt, noShowAfter);
}

/** Ends a booking because the other side did not come. That side can contest it. */
export function reportNoShow(
  { reason }: ReportNoShow,
  booking: Booking,
  context: Context,
  policy: BookingPolicy,
): Decision<BookingNoShowReported, OnBookingRefusal | TooEarly> {
  const admitted = admit('report-no-show', booking, context, ['customer', 'professional']);
  if (!admitted.ok) return admitted;
  const { made, by } = admitted;
  const possibleFrom = noShowFrom(made.startsAt, policy);
  if (context.now < possibleFrom) return refuse({ code: 'TOO_EARLY', possibleFrom });

  const reported: BookingNoShowReported = {
    type: 'osta.booking.booking-no-show-reported',
    data: {
      ...parties(made),
      quoteId: made.quoteId,
      by,
      authorId: made[`${by}Id`],
      reason,
      contestableUntil: later(context.now, policy.contestableFor),
    },
  };
  return accept(reported);
}
