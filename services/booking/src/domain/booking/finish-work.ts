import type { ExtraUnanswered, PriceAboveAgreed } from '@osta/contracts/booking/refusals';
import type { WorkFinished } from '@osta/contracts/booking/work-finished';
import type { Dirham } from '@osta/contracts/dirham';
import { later } from '@osta/contracts/instant';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import type { BookingPolicy } from './booking-policy.ts';
import type { Booking } from './booking.ts';
import { mostPrice } from './most-price.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** The professional has finished the work. */
export interface FinishWork extends OnBooking {
  readonly finalPrice: Dirham;
}

/** Finishes the work, for what was agreed and approved at most. The customer confirms it, or says nothing for some days. */
export function finishWork(
  { finalPrice }: FinishWork,
  booking: Booking,
  context: Context,
  { confirmWithin }: BookingPolicy,
): Decision<WorkFinished, OnBookingRefusal | ExtraUnanswered | PriceAboveAgreed> {
  const isExtraOpen =
    booking.status === 'in_progress' &&
    booking.professionalId === context.actor &&
    booking.extras.some(({ status }) => status === 'proposed');
  if (isExtraOpen) return refuse({ code: 'EXTRA_UNANSWERED' });
  const admitted = admit('finish', booking, context, ['professional']);
  if (!admitted.ok) return admitted;
  const { made } = admitted;
  const most = mostPrice(made);
  if (most !== null && finalPrice > most) return refuse({ code: 'PRICE_ABOVE_AGREED', most });

  const finished: WorkFinished = {
    type: 'osta.booking.work-finished',
    data: {
      ...parties(made),
      finalPrice,
      completesAt: later(context.now, confirmWithin),
    },
  };
  return accept(finished);
}
