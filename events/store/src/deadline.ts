import type { Instant } from '@osta/contracts/instant';

/** A moment at which a command is due on a stream, unless its state changes before. */
export interface Deadline {
  /** What is due then: `expire-quote`. The service has one command for each name. */
  readonly name: string;
  /** What in the stream the deadline is about: the id of a quote. Empty for the stream itself. */
  readonly about: string;
  readonly dueAt: Instant;
}

/** The declaration of the deadlines of a state. */
export interface Deadlines<State> {
  /** Returns the deadlines of a state. Pure: independent of the current time. */
  readonly of: (state: State) => readonly Deadline[];
  /** Raised when `of` changes: the timers of every stream are then rebuilt at the next start. */
  readonly version: number;
}

/** What an append changes in the timers of its stream. */
export interface TimerChanges {
  /** New deadlines, and those that have moved. */
  readonly set: readonly Deadline[];
  readonly cancelled: readonly Deadline[];
}

/** Returns the difference between the deadlines of two states of one stream. */
export function timerChanges(
  before: readonly Deadline[],
  after: readonly Deadline[],
): TimerChanges {
  return {
    set: after.filter((deadline) => find(before, deadline)?.dueAt !== deadline.dueAt),
    cancelled: before.filter((deadline) => !find(after, deadline)),
  };
}

function find(deadlines: readonly Deadline[], { name, about }: Deadline): Deadline | undefined {
  return deadlines.find((each) => each.name === name && each.about === about);
}
