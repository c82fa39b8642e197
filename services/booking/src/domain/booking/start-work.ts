import type { StartCodeLocked, StartCodeWrong, TooEarly } from '@osta/contracts/booking/refusals';
import type { StartCodeRejected } from '@osta/contracts/booking/start-code-rejected';
import type { WorkStarted } from '@osta/contracts/booking/work-started';
import { later } from '@osta/contracts/instant';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import type { BookingPolicy } from './booking-policy.ts';
import type { Booking, MadeBooking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';
import { tooEarly } from './work-from.ts';

/** Wrong codes of a booking, after which nobody guesses on: there are ten thousand codes. */
const mostWrongCodes = 5;

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

/** Why the work does not start. A wrong code is refused once its event counts it. */
export type StartRefusal = OnBookingRefusal | TooEarly | StartCodeLocked | StartCodeWrong;

/** Returns whether wrong codes have locked the code: only the customer can start the work then. */
export function isCodeLocked({ wrongCodes }: MadeBooking): boolean {
  return wrongCodes >= mostWrongCodes;
}

/**
 * Starts the work. Both sides were there: the code proves it, or the customer's own word. A wrong code is an event,
 * so that guesses are counted for each booking, also when they come at the same moment.
 */
export function startWork(
  { code }: StartWork,
  booking: Booking,
  context: Context,
  { policy, startCode }: StartFacts,
): Decision<WorkStarted | StartCodeRejected, StartRefusal> {
  const admitted = admit('start', booking, context, ['customer', 'professional']);
  if (!admitted.ok) return admitted;
  const { made, by } = admitted;
  const early = tooEarly(made, context.now, policy);
  if (early) return early;
  if (by === 'professional') {
    if (isCodeLocked(made)) return refuse({ code: 'START_CODE_LOCKED' });
    if (code !== startCode) {
      const rejected: StartCodeRejected = {
        type: 'osta.booking.start-code-rejected',
        data: { ...parties(made) },
      };
      return accept(rejected);
    }
  }

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
