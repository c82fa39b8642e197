import type { SlotWaitEnded } from '@osta/contracts/wait/slot-wait-ended';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { OnWait, OnWaitRefusal } from './on-wait.ts';
import { waitParties, type SlotWait } from './slot-wait.ts';

/** A wait leads to nothing any more. */
export interface EndWait extends OnWait {
  readonly reason: SlotWaitEnded['data']['reason'];
}

/** Ends a wait without a booking: at its time, or when an account is erased. */
export const endWait: Decider<EndWait, SlotWait, SlotWaitEnded, OnWaitRefusal> = (
  { reason },
  wait,
  { actor, now },
) => {
  if (wait.status === 'none' || actor !== 'system') return refuse({ code: 'WAIT_NOT_FOUND' });
  const isEarly = reason === 'days-passed' && now < wait.endsAt;
  if (wait.status !== 'waiting' || isEarly) {
    return refuse({ code: 'WAIT_IS_OVER', state: wait.status });
  }
  const ended: SlotWaitEnded = {
    type: 'osta.wait.slot-wait-ended',
    data: {
      ...waitParties(wait),
      ...(wait.offeringName !== undefined && { offeringName: wait.offeringName }),
      reason,
    },
  };
  return accept(ended);
};
