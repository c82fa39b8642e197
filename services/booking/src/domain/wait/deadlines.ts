import type { Instant } from '@osta/contracts/instant';

import type { SlotWait } from './slot-wait.ts';

/** A moment at which the system has to end a wait. */
export interface WaitDeadline {
  readonly name: 'end-wait';
  readonly about: '';
  readonly dueAt: Instant;
}

/** The deadlines of a wait. The timers of its stream always equal them. */
export const waitDeadlines: {
  readonly of: (wait: SlotWait) => readonly WaitDeadline[];
  /** Increase it when `of` changes: the timers of every wait are then set again. */
  readonly version: number;
} = {
  of: (wait) =>
    wait.status === 'waiting' ? [{ name: 'end-wait', about: '', dueAt: wait.endsAt }] : [],
  version: 1,
};
