import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Topic } from '@osta/contracts/topic';

/** Consecutive events of one partition. Events of one stream are always in the same partition. */
export interface EventBatch {
  /** Names the partition within the log: `request` (Postgres), `osta.request:7` (Kafka). */
  readonly partition: string;
  /** In log order; per stream in version order. Empty when only the position moves. */
  readonly events: readonly EventEnvelope[];
  /** Where reading goes on after this batch. Opaque, compared by the adapter alone. */
  readonly position: string;
}

/** Something came through the log that is not an envelope. It is parked as it is, never dropped. */
export interface UnreadableMessage {
  readonly partition: string;
  /** The stream it claims to belong to; the message key. */
  readonly streamId: string;
  readonly raw: string;
  readonly error: string;
  /** Where reading goes on after this message. */
  readonly position: string;
}

/** How far behind a reader is. */
export interface Lag {
  readonly events: number;
  /** Age of the oldest event that is not handled yet, in seconds; 0 when there is none. */
  readonly seconds: number;
}

/** What a reader of the log brings along. */
export interface EventReader {
  /** Readers of the same group share the partitions between them. */
  readonly group: string;
  readonly topics: readonly Topic[];
  /** Where to begin, per partition; a partition that is missing begins at its first event. */
  positions(partitions: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Handles one batch. The next batch of the same partition comes only after it resolves.
   *
   * When it rejects, the adapter delivers from the last known position again, after a growing wait.
   */
  onBatch(batch: EventBatch, signal: AbortSignal): Promise<void>;
  /** Takes note of one message, in turn with the batches, and of its position. Rejections as above. */
  onUnreadable(message: UnreadableMessage): Promise<void>;
}

/** A running reader. */
export interface Reading {
  /**
   * Settles when reading is over: with `undefined` after `stop`, else with what the adapter could not get
   * over by itself. Then `stop`, and read again. Never rejects.
   */
  readonly ended: Promise<Error | undefined>;
  lag(): Promise<Lag>;
  /** Stops fetching, lets the batch in hand finish, lets go of the partitions. */
  stop(): Promise<void>;
}

/**
 * The log of everything that happened: at least once, in order per stream, in batches.
 *
 * Two adapters, one contract suite: the event tables themselves (`postgres/`), Kafka (`kafka/`).
 */
export interface EventLog {
  read(reader: EventReader): Promise<Reading>;
  close(): Promise<void>;
}
