import type { WaitIsOver, WaitNotFound } from '@osta/contracts/booking/refusals';
import type { SlotWaitId } from '@osta/contracts/ids';

/** Names the wait that a command is about. */
export interface OnWait {
  readonly waitId: SlotWaitId;
}

/** The refusals of every command on a wait that was joined. */
export type OnWaitRefusal = WaitNotFound | WaitIsOver;
