import type { Settled, Streams } from '@osta/event-store/streams';

import type { Fold } from '../decider.ts';

/** What one command added to one stream. */
export interface Added<Event> {
  readonly streamId: string;
  readonly events: readonly Event[];
}

/** Streams in the memory of a test. A key has one effect here, too. */
export interface MemoryStreams<State, Event> extends Streams<State, Event> {
  /** The present state of every stream that exists. */
  readonly states: ReadonlyMap<string, State>;
  /** Records what a decider without a command decided. */
  add(added: Added<Event>): void;
}

/**
 * Returns streams without a database, for stories of several machines in which only the decisions count.
 *
 * @param onAdded is told what was recorded, in order
 * @param before the states to begin with
 */
export function memoryStreams<State, Event>(
  fold: Fold<State, Event>,
  onAdded: (added: Added<Event>) => void,
  before: ReadonlyMap<string, State> = new Map(),
): MemoryStreams<State, Event> {
  const states = new Map(before);
  const versions = new Map<string, number>();
  const effects = new Map<string, Settled>();
  const versionOf = (streamId: string): number => versions.get(streamId) ?? 0;

  function add({ streamId, events }: Added<Event>): void {
    states.set(streamId, events.reduce<State>(fold.evolve, states.get(streamId) ?? fold.initial));
    versions.set(streamId, versionOf(streamId) + events.length);
    onAdded({ streamId, events });
  }

  return {
    states,
    add,
    async load(streamId, principal, key) {
      const settled = effects.get(`${principal} ${key}`) ?? null;
      const state = states.get(streamId) ?? fold.initial;
      return { state, version: versionOf(streamId), settled };
    },
    async open() {
      throw new Error('there is no database that could find a caller');
    },
    async append({ streamId, expected, events, idempotency, answer }) {
      if (expected !== versionOf(streamId)) return undefined;
      const { principal, key, requestHash } = idempotency;
      effects.set(`${principal} ${key}`, { requestHash, answer });
      add({ streamId, events });
      return versionOf(streamId);
    },
  };
}
