import type { SlotWaitLeftV1 } from '@osta/contracts/wait/slot-wait-left.v1';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { OnWait, OnWaitRefusal } from './on-wait.ts';
import { waitParties, type SlotWait } from './slot-wait.ts';

/** Ends a wait because its customer wants no more of it. To anybody else it does not exist. */
export const leaveWait: Decider<OnWait, SlotWait, SlotWaitLeftV1, OnWaitRefusal> = (
  _command,
  wait,
  { actor },
) => {
  if (wait.status === 'none' || wait.customerId !== actor) {
    return refuse({ code: 'WAIT_NOT_FOUND' });
  }
  if (wait.status !== 'waiting') return refuse({ code: 'WAIT_IS_OVER', state: wait.status });
  const left: SlotWaitLeftV1 = { type: 'osta.wait.slot-wait-left.v1', data: waitParties(wait) };
  return accept(left);
};
