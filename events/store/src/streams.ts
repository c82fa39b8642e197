import type { Actor } from '@osta/contracts/actor';
import type { CorrelationId, IdempotencyKey } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';

/** The answer that an idempotency key has already had. */
export interface Settled {
  /** SHA-256 of the request that had the effect, in hex. Another one under the same key is a mistake. */
  readonly requestHash: string;
  /** What was answered then: a retry is answered with the same. */
  readonly answer: unknown;
}

/** The truth about one aggregate at one moment. */
export interface Snapshot<State> {
  readonly state: State;
  /** How many events led here; 0 for a stream that does not exist. */
  readonly version: number;
  /** Set when the idempotency key that was asked for has already had its effect. */
  readonly settled: Settled | null;
}

/** One intention of one principal. The same pair has one effect. */
export interface Idempotency {
  /** Who asks: a user id, or `system`. Keys of different principals never meet. */
  readonly principal: string;
  readonly key: IdempotencyKey;
  readonly requestHash: string;
}

/** What one command adds to one stream. */
export interface Append<State, Event> {
  readonly streamId: string;
  /** The version the decision was made on. */
  readonly expected: number;
  readonly events: readonly [Event, ...Event[]];
  /** The state that the decision was made on. */
  readonly before: State;
  /** The state after `events`: stored beside them so that loading folds nothing. */
  readonly state: State;
  /** Who, when and why: stored with every event. */
  readonly actor: Actor;
  readonly time: Instant;
  readonly correlationId: CorrelationId;
  /** The idempotency key, or the event, that caused these. */
  readonly causationId: string;
  readonly idempotency: Idempotency;
  /** What the command answers: kept for retries under the same key. */
  readonly answer: unknown;
}

/** The streams of one kind of aggregate. */
export interface Streams<State, Event> {
  /** An unknown stream is the initial state at version 0. One round trip. */
  load(streamId: string, principal: string, key: IdempotencyKey): Promise<Snapshot<State>>;

  /**
   * Writes events, state, idempotency row and what changes in the deadlines in one statement, or nothing
   * at all.
   *
   * @returns the new version, or `undefined` when another writer was faster than `expected` or the
   *   idempotency key has had its effect in the meantime: load again and see
   */
  append(append: Append<State, Event>): Promise<number | undefined>;

  /**
   * Makes what may have to be forgotten unreadable without a key. Asked before events are folded and
   * appended, so that the state holds it sealed too. Absent: nothing in these streams is to be forgotten.
   */
  readonly seal?: <Recorded extends Event>(
    streamId: string,
    events: readonly [Recorded, ...Recorded[]],
  ) => Promise<readonly [Recorded, ...Recorded[]]>;
}
