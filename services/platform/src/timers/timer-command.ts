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

/** The commands of a service's deadlines, by the names of the deadlines. */
export type TimerCommands<Name extends string = string> = Readonly<Record<Name, TimerCommand>>;
