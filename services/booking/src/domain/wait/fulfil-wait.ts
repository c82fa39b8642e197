import type { BookingId } from '@osta/contracts/ids';
import type { SlotWaitFulfilled } from '@osta/contracts/wait/slot-wait-fulfilled';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { OnWait, OnWaitRefusal } from './on-wait.ts';
import { waitParties, type SlotWait } from './slot-wait.ts';

/** The customer has booked what they waited for. */
export interface FulfilWait extends OnWait {
  readonly bookingId: BookingId;
}

/** Ends a wait with a booking. */
export const fulfilWait: Decider<FulfilWait, SlotWait, SlotWaitFulfilled, OnWaitRefusal> = (
  { bookingId },
  wait,
  { actor },
) => {
  if (wait.status === 'none' || actor !== 'system') return refuse({ code: 'WAIT_NOT_FOUND' });
  if (wait.status !== 'waiting') return refuse({ code: 'WAIT_IS_OVER', state: wait.status });
  const fulfilled: SlotWaitFulfilled = {
    type: 'osta.wait.slot-wait-fulfilled',
    data: { ...waitParties(wait), bookingId },
  };
  return accept(fulfilled);
};
