import type { EventContent } from '@osta/contracts/event-content';
import type { Topic } from '@osta/contracts/topic';
import type { Deadlines } from '@osta/event-store/deadline';

import type { Fold } from './decider.ts';

/** The snapshots of an aggregate: one row per stream, the fold of the stream's events. */
export interface SnapshotTable {
  readonly topic: Topic;
  /** Name of the table or view, in the schema of the service. */
  readonly table: string;
  /** A view over tables that commands write in another way: audits compare it, and nothing rebuilds it. */
  readonly isView: boolean;
  readonly fold: Fold<unknown, EventContent>;
  /** The deadlines of a state, which the timers of the stream must match; null where there are none. */
  readonly deadlines: Deadlines<unknown> | null;
}

/**
 * Declares the snapshot table of an aggregate, with the types of its fold erased, so that tables fit into one
 * list.
 */
export function snapshotTable<State, Event>(
  topic: Topic,
  table: string,
  fold: Fold<State, Event>,
  deadlines?: Deadlines<State>,
): SnapshotTable {
  return {
    topic,
    table,
    isView: false,
    fold: {
      version: fold.version,
      initial: fold.initial,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- events are read through the catalog, which gives the newest version: what the fold takes
      evolve: (state, event) => fold.evolve(state as State, event as Event),
    },
    deadlines: deadlines
      ? {
          version: deadlines.version,
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the fold has made
          of: (state) => deadlines.of(state as State),
        }
      : null,
  };
}

/** Declares a view that shows the state of each stream, so that audits compare it with the fold. */
export function snapshotView<State, Event>(
  topic: Topic,
  view: string,
  fold: Fold<State, Event>,
): SnapshotTable {
  return { ...snapshotTable(topic, view, fold), isView: true };
}
