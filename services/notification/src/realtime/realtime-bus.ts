import type { UserId } from '@osta/contracts/ids';

import type { UnreadHint } from '../domain/unread-hint.ts';

/** A message between nodes: hints only; the database holds the truth. */
export interface RealtimeMessage {
  /** Unread counts that changed. */
  readonly hints: readonly UnreadHint[];
  /** People who may see something new that no unread count tells of: a message that came in. */
  readonly stirred: readonly UserId[];
  /** Sessions that ended: their sockets must be closed. */
  readonly revoked: readonly string[];
}

/** Receives the messages for the sockets of one node. */
export interface RealtimeListener {
  /** Never throws. */
  onMessage(message: RealtimeMessage): void;
  /** Messages of other nodes may have been lost: read the database again. Never throws. */
  onGap(): void;
}

/**
 * Delivers hints to every node, including its own. Delivery is at most once: a node that misses a
 * message reads the database.
 *
 * Two adapters: `memory-bus.ts` for a single process, `redis-bus.ts` for many.
 */
export interface RealtimeBus {
  /**
   * Never throws and never waits: a bus that is down must not delay the caller, who has committed.
   */
  publish(message: Partial<RealtimeMessage>): void;
  /** @returns a function that stops listening */
  listen(listener: RealtimeListener): () => void;
  close(): Promise<void>;
}
