import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Topic } from '@osta/contracts/topic';
import type { Lag } from '@osta/event-log/event-log';

/** The versions of one stream that a call of a handler applies. */
export interface StreamStep {
  /** Streams of different topics may have the same id. */
  readonly topic: string;
  readonly streamId: string;
  /** The newest version applied so far; 0 for none. */
  readonly before: number;
  /** The newest version once the statement has committed. */
  readonly after: number;
}

/** What a handler stores in the statement of its effect: see `checkpoint.sql.ts`. */
export interface Checkpoint {
  readonly subscription: string;
  readonly partition: string;
  /**
   * Where reading goes on. Null when events are applied out of turn (redrive, isolation) and the position
   * stays.
   */
  readonly position: string | null;
  /** One entry for every stream of the events. */
  readonly streams: readonly StreamStep[];
}

/**
 * Applies events and moves the checkpoint in ONE statement (or transaction), by `moveCheckpointSql`. That makes
 * the effect exactly-once although delivery is at least once.
 *
 * `events` are readable, in order, upcast, and of streams that are not parked. When `events` is empty, only the
 * checkpoint moves.
 *
 * A lost connection, a serialization failure or a deadlock is retried. Any other error is attributed to the
 * events: they are applied one by one, the failing one is parked with its stream, and the others go on.
 */
export type ApplyEvents = (
  events: readonly EventEnvelope[],
  checkpoint: Checkpoint,
) => Promise<void>;

/** The declaration of a subscription. */
export interface SubscriptionDefinition {
  /** Unique in the system: `notification-list`, `request-people`. Also the name of the consumer group. */
  readonly name: string;
  readonly topics: readonly Topic[];
  readonly apply: ApplyEvents;
  /** Topics whose personal words are opened for the handler. Those of other topics stay sealed. */
  readonly wordsOf?: readonly Topic[];
  /** Largest number of events in one batch; default 500. */
  readonly batchSize?: number;
}

export interface SubscriptionStatus {
  readonly name: string;
  readonly state: 'starting' | 'running' | 'paused' | 'recovering' | 'stopped';
  readonly lag: Lag;
  readonly parkedEvents: number;
  readonly parkedStreams: number;
}

/** One running subscription. */
export interface Subscription {
  readonly name: string;
  start(): Promise<void>;
  /** Pauses until `resume`, also across restarts of the process. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  status(): Promise<SubscriptionStatus>;
  /**
   * Applies parked events again, in order, stream by stream.
   *
   * @param streamId the streams with this id, or every parked one
   * @returns number of applied events, and of events that are still parked
   */
  redrive(streamId?: string): Promise<{ readonly applied: number; readonly parked: number }>;
  stop(): Promise<void>;
}
