import type { Deadline } from '@osta/event-store/deadline';

import type { Refusal } from '../decider.ts';
import type { CommandContext, Outcome } from '../handle.ts';

/** A deadline as passed to its command. */
export interface Due extends Deadline {
  readonly streamId: string;
}

/**
 * Issues the command of a due deadline, as `system`, caused by the event that set it. The command either
 * changes the state so that the deadline is gone, or refuses because the state has moved on.
 */
export type TimerCommand = (
  due: Due,
  context: CommandContext,
) => Promise<Outcome<unknown, Refusal>>;

/** The timers of a service. */
export interface ServiceTimers {
  /** Commands by the name of their deadline. */
  readonly commands: Readonly<Record<string, TimerCommand>>;
  /** Sets the timers of streams that are older than their deadlines' declaration: `rebuildTimers`. */
  readonly rebuild: () => Promise<unknown>;
}
