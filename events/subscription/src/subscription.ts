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

/** What a handler stores in the same statement as its effect: see `checkpoint.sql.ts`. */
export interface Checkpoint {
  readonly subscription: string;
  readonly partition: string;
  /** Where reading goes on; null when the events are given out of turn and the place stays. */
  readonly position: string | null;
  /** One entry for every stream of the events. */
  readonly streams: readonly StreamStep[];
}

/**
 * Applies events and moves the checkpoint in ONE statement (or transaction), by `moveCheckpointSql`: that
 * makes the effect exactly-once although delivery is at least once.
 *
 * `events` are readable, in order, lifted to their newest version, and of streams that are not
 * parked. It may be empty: then only the checkpoint moves.
 *
 * A rejection with a lost connection, a serialization failure or a deadlock is tried again. Any
 * other rejection is held against the events: they are tried one by one, the one that fails is
 * parked with its stream, the others flow.
 */
export type ApplyEvents = (
  events: readonly EventEnvelope[],
  checkpoint: Checkpoint,
) => Promise<void>;

/** What a service subscribes with. */
export interface SubscriptionDefinition {
  /** Unique in the system: `notification-list`, `request-people`. Also the consumer group. */
  readonly name: string;
  readonly topics: readonly Topic[];
  readonly apply: ApplyEvents;
  /** Topics whose personal words it has to read. Those of others stay sealed. */
  readonly wordsOf?: readonly Topic[];
  /** Events at most in one batch; 500 unless told. */
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
  /** Holds until `resume`; survives a restart of the process. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  status(): Promise<SubscriptionStatus>;
  /**
   * Gives parked events to the handler again, in order, stream by stream.
   *
   * @param streamId the streams with this id, or every parked one
   * @returns how many events were applied and how many are still parked
   */
  redrive(streamId?: string): Promise<{ readonly applied: number; readonly parked: number }>;
  stop(): Promise<void>;
}
