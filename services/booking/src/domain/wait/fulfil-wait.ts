import type { BookingId } from '@osta/contracts/ids';
import type { SlotWaitFulfilledV1 } from '@osta/contracts/wait/slot-wait-fulfilled.v1';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { OnWait, OnWaitRefusal } from './on-wait.ts';
import { waitParties, type SlotWait } from './slot-wait.ts';

/** The customer has booked what they waited for. */
export interface FulfilWait extends OnWait {
  readonly bookingId: BookingId;
}

/** Ends a wait with a booking. */
export const fulfilWait: Decider<FulfilWait, SlotWait, SlotWaitFulfilledV1, OnWaitRefusal> = (
  { bookingId },
  wait,
  { actor },
) => {
  if (wait.status === 'none' || actor !== 'system') return refuse({ code: 'WAIT_NOT_FOUND' });
  if (wait.status !== 'waiting') return refuse({ code: 'WAIT_IS_OVER', state: wait.status });
  const fulfilled: SlotWaitFulfilledV1 = {
    type: 'osta.wait.slot-wait-fulfilled.v1',
    data: { ...waitParties(wait), bookingId },
  };
  return accept(fulfilled);
};
