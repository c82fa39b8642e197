import type { StartCodeWrong, TooEarly } from '@osta/contracts/booking/refusals';
import type { WorkStarted } from '@osta/contracts/booking/work-started';
import { later } from '@osta/contracts/instant';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import type { BookingPolicy } from './booking-policy.ts';
import type { Booking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';
import { tooEarly } from './work-from.ts';

/** The work begins: the professional gives the customer's code, or the customer says so. */
export interface StartWork extends OnBooking {
  /** `null` from the customer. */
  readonly code: string | null;
}

/** What the decision needs besides. */
export interface StartFacts {
  readonly policy: BookingPolicy;
  /** The code that only the customer can see. */
  readonly startCode: string;
}

/** Starts the work. Both sides were there: the code proves it, or the customer's own word. */
export function startWork(
  { code }: StartWork,
  booking: Booking,
  context: Context,
  { policy, startCode }: StartFacts,
): Decision<WorkStarted, OnBookingRefusal | TooEarly | StartCodeWrong> {
  const admitted = admit('start', booking, context, ['customer', 'professional']);
  if (!admitted.ok) return admitted;
  const { made, by } = admitted;
  const early = tooEarly(made, context.now, policy);
  if (early) return early;
  if (by === 'professional' && code !== startCode) return refuse({ code: 'START_CODE_WRONG' });

  // Work can begin after the planned end, too
  const planned = made.endsAt > context.now ? made.endsAt : context.now;
  const started: WorkStarted = {
    type: 'osta.booking.work-started',
    data: {
      ...parties(made),
      proof: by === 'customer' ? 'customer' : 'code',
      closesAt: later(planned, policy.closeWorkAfter),
    },
  };
  return accept(started);
}
