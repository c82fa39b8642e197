import type { SlotWaitLeft } from '@osta/contracts/wait/slot-wait-left';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { OnWait, OnWaitRefusal } from './on-wait.ts';
import { waitParties, type SlotWait } from './slot-wait.ts';

/** Ends a wait because its customer wants no more of it. To anybody else it does not exist. */
export const leaveWait: Decider<OnWait, SlotWait, SlotWaitLeft, OnWaitRefusal> = (
  _command,
  wait,
  { actor },
) => {
  if (wait.status === 'none' || wait.customerId !== actor) {
    return refuse({ code: 'WAIT_NOT_FOUND' });
  }
  if (wait.status !== 'waiting') return refuse({ code: 'WAIT_IS_OVER', state: wait.status });
  const left: SlotWaitLeft = { type: 'osta.wait.slot-wait-left', data: waitParties(wait) };
  return accept(left);
};
