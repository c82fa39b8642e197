import { deepStrictEqual } from 'node:assert/strict';

import {
  accept,
  refuse,
  type Context,
  type Decision,
  type Fold,
  type Refusal,
  unchanged,
} from '../decider.ts';

interface Then<Event, Reason extends Refusal> {
  /** Exactly these events, in this order. */
  emits(...events: [Event, ...Event[]]): void;
  /** The decision is `unchanged`. */
  changesNothing(): void;
  /** Exactly this refusal, with all its facts. */
  refuses(reason: Reason): void;
}

interface When<State> {
  /**
   * Decides a command.
   *
   * @param facts only for a decider that takes some
   */
  when<Command, Event, Reason extends Refusal, Facts extends readonly unknown[]>(
    decide: (
      command: Command,
      state: State,
      context: Context,
      ...facts: Facts
    ) => Decision<Event, Reason>,
    command: Command,
    context: Context,
    ...facts: Facts
  ): Then<Event, Reason>;
}

/**
 * Starts the test of a decider, in one sentence: `given(fold, ...history).when(decide, command,
 * context).emits(…)`.
 */
export function given<State, Event>(fold: Fold<State, Event>, ...history: Event[]): When<State> {
  const state = history.reduce<State>(fold.evolve, fold.initial);

  return {
    when(decide, command, context, ...facts) {
      const decision = decide(command, state, context, ...facts);

      return {
        emits: (...events) => deepStrictEqual(decision, accept(...events)),
        changesNothing: () => deepStrictEqual(decision, unchanged),
        refuses: (reason) => deepStrictEqual(decision, refuse(reason)),
      };
    },
  };
}
