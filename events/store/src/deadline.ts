import type { Instant } from '@osta/contracts/instant';

/** A moment at which a stream has to be looked at again, unless its state changes before. */
export interface Deadline {
  /** What is to happen then: `expire-quote`. The service has one command for each name. */
  readonly name: string;
  /** What in the stream it concerns: the id of a quote. Empty: the stream itself. */
  readonly about: string;
  readonly dueAt: Instant;
}

/** Which deadlines a state has. */
export interface Deadlines<State> {
  /** Pure: the same state has the same deadlines, at whatever time it is asked. */
  readonly of: (state: State) => readonly Deadline[];
  /** Goes up when `of` changes: the timers of every stream are then set anew at the next start. */
  readonly version: number;
}

/** What an append changes in the timers of its stream. */
export interface TimerChanges {
  /** New ones, and those that have moved. */
  readonly set: readonly Deadline[];
  readonly cancelled: readonly Deadline[];
}

/** The difference between the deadlines of two states of one stream. */
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
