import type { Instant } from '@osta/contracts/instant';
import type { DeadlinesOf } from '@osta/platform/decider';

import type { SlotWait } from './slot-wait.ts';

/** A moment at which the system has to end a wait. */
export interface WaitDeadline {
  readonly name: 'end-wait';
  readonly about: '';
  readonly dueAt: Instant;
}

/** The deadlines of a wait. */
export const waitDeadlines: DeadlinesOf<SlotWait, WaitDeadline> = {
  of: (wait) =>
    wait.status === 'waiting' ? [{ name: 'end-wait', about: '', dueAt: wait.endsAt }] : [],
  version: 1,
};
