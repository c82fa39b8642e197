import type { Deadline } from '@osta/event-store/deadline';

import type { Refusal } from '../decider.ts';
import type { CommandContext, Outcome } from '../handle.ts';

/** What a deadline is about, for the command that it is due for. */
export interface Due extends Deadline {
  readonly streamId: string;
}

/**
 * Issues the command of a deadline that has come, as `system`, caused by the event that set it. The command
 * changes the state so that the deadline is gone, or refuses because the state has moved on.
 */
export type TimerCommand = (
  due: Due,
  context: CommandContext,
) => Promise<Outcome<unknown, Refusal>>;

/** What a service does when its deadlines come. */
export interface ServiceTimers {
  /** By the name of the deadline. */
  readonly commands: Readonly<Record<string, TimerCommand>>;
  /** Sets the timers of streams that were written before their deadlines were declared: `rebuildTimers`. */
  readonly rebuild: () => Promise<unknown>;
}
