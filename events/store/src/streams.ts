import type { Actor } from '@osta/contracts/actor';
import type { CorrelationId, IdempotencyKey } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';

/** The effect that an idempotency key has had before. */
export interface Settled {
  /** SHA-256 of the request that had the effect, in hex. Another hash under the same key is a client's mistake. */
  readonly requestHash: string;
  /** The answer given then; a retry gets the same one. */
  readonly answer: unknown;
}

/** The state of one aggregate at one version. */
export interface Snapshot<State> {
  readonly state: State;
  /** Number of events of the stream; 0 for a stream that does not exist. */
  readonly version: number;
  /** Set when the requested idempotency key has already had its effect. */
  readonly settled: Settled | null;
}

/** One intention of one principal. The same pair has one effect. */
export interface Idempotency {
  /** A user id, or `system`. Keys of different principals are independent. */
  readonly principal: string;
  readonly key: IdempotencyKey;
  readonly requestHash: string;
}

/** What one command adds to one stream. */
export interface Append<State, Event> {
  readonly streamId: string;
  /** The version on which the decision was based. */
  readonly expected: number;
  readonly events: readonly [Event, ...Event[]];
  /** The state on which the decision was based. */
  readonly before: State;
  /** The state after `events`; stored, so that loading needs no fold. */
  readonly state: State;
  /** Stored with every event. */
  readonly actor: Actor;
  readonly time: Instant;
  readonly correlationId: CorrelationId;
  /** The idempotency key, or the event, that caused these events. */
  readonly causationId: string;
  readonly idempotency: Idempotency;
  /** The answer of the command; stored for retries under the same key. */
  readonly answer: unknown;
}

/** A part of a statement. Its parameters count from `$1`; each is cast to its type. */
export interface Fragment {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** What one statement reads before a caller's command is decided. */
export interface Opening {
  /** `null`: the stream that has the caller's id. */
  readonly streamId: string | null;
  readonly key: IdempotencyKey;
  /** A select of at most one row, with a column `user_id uuid`: whoever calls. Their id is the principal of the key. */
  readonly caller: Fragment;
  /**
   * A common table expression `counted as (…)` that returns at most one row. It selects from `caller`, and from
   * `settled`, which has a row when the key has had its effect.
   */
  readonly counted?: Fragment | undefined;
  /** A select of one row, which may select from `caller`: what else the decision needs. */
  readonly facts?: Fragment | undefined;
}

/** A stream as it was loaded for a caller. */
export interface Opened<State> extends Snapshot<State> {
  readonly streamId: string;
  /** The row of `caller`, as JSON. */
  readonly caller: unknown;
  /** The row of `counted`, as JSON; `null` when there is none. */
  readonly counted: unknown;
  /** The row of `facts`, as JSON; `null` when none were asked for. */
  readonly facts: unknown;
  /** What the streams read besides, for `seal`. */
  readonly beside: unknown;
}

/** What `seal` knows besides the events. */
export interface Sealing<State> {
  readonly actor: Actor;
  /** The state on which the decision was based. */
  readonly before: State;
  /** Set when the stream was loaded by `open`. */
  readonly opened: Opened<State> | null;
}

/** The streams of one kind of aggregate. */
export interface Streams<State, Event> {
  /** Loads a stream in one round trip. An unknown stream has the initial state at version 0. */
  load(streamId: string, principal: string, key: IdempotencyKey): Promise<Snapshot<State>>;

  /**
   * Finds the caller and loads a stream for them in one round trip.
   *
   * @returns null when `caller` finds nobody
   */
  open(opening: Opening): Promise<Opened<State> | null>;

  /**
   * Writes events, state, idempotency row and timer changes in one statement, or nothing at all.
   *
   * @returns the new version; `undefined` when the stream is no longer at `expected`, the idempotency key has had
   *   its effect meanwhile, or another stream holds what this one needs: load again
   */
  append(append: Append<State, Event>): Promise<number | undefined>;

  /**
   * Seals personal words, so that they can be forgotten by destroying a key. Called before events are folded
   * and appended, so that the state holds the words sealed too. Absent: these streams hold no personal words.
   */
  readonly seal?: <Recorded extends Event>(
    streamId: string,
    events: readonly [Recorded, ...Recorded[]],
    sealing: Sealing<State>,
  ) => Promise<readonly [Recorded, ...Recorded[]]>;
}
