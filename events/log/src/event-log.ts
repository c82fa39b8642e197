import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Topic } from '@osta/contracts/topic';

/** Consecutive events of one partition. Events of one stream are always in the same partition. */
export interface EventBatch {
  /** Names the partition within the log: `request` (Postgres), `osta.request:7` (Kafka). */
  readonly partition: string;
  /** In log order; per stream in version order. Empty when only the position moves. */
  readonly events: readonly EventEnvelope[];
  /** Where reading goes on after this batch. Opaque: only the adapter interprets it. */
  readonly position: string;
}

/** A message in the log that is not an envelope. It is parked as it is, never dropped. */
export interface UnreadableMessage {
  readonly partition: string;
  /** The stream that the message claims: its message key. */
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

/** What a reader of the log provides. */
export interface EventReader {
  /** Readers of the same group share the partitions between them. */
  readonly group: string;
  readonly topics: readonly Topic[];
  /** Returns where to begin, per partition; a missing partition begins at its first event. */
  positions(partitions: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Handles one batch. The next batch of the same partition comes only after it resolves.
   *
   * When it rejects, the adapter delivers again from the last stored position, after a growing wait.
   */
  onBatch(batch: EventBatch, signal: AbortSignal): Promise<void>;
  /**
   * Handles one unreadable message, in order with the batches, and stores its position. Rejections as in
   * `onBatch`.
   */
  onUnreadable(message: UnreadableMessage): Promise<void>;
}

/** A running reader. */
export interface Reading {
  /**
   * Settles when reading has ended: with `undefined` after `stop`, otherwise with the failure that the adapter
   * could not recover from. Then call `stop` and read again. Never rejects.
   */
  readonly ended: Promise<Error | undefined>;
  lag(): Promise<Lag>;
  /** Stops fetching, finishes the current batch, and releases the partitions. */
  stop(): Promise<void>;
}

/**
 * The log of all events: delivery at least once, in order per stream, in batches.
 *
 * Two adapters, one contract suite: the event tables themselves (`postgres/`), Kafka (`kafka/`).
 */
export interface EventLog {
  read(reader: EventReader): Promise<Reading>;
  close(): Promise<void>;
}
