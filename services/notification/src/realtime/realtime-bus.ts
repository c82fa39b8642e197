import type { UnreadHint } from '../domain/unread-hint.ts';

/** What nodes tell each other: hints, whose truth is in the database. */
export interface RealtimeMessage {
  /** Bells that changed. */
  readonly hints: readonly UnreadHint[];
  /** Sessions that ended: whatever is connected for them must go. */
  readonly revoked: readonly string[];
}

/** Somebody who serves the people that are connected to one node. */
export interface RealtimeListener {
  /** Never throws. */
  onMessage(message: RealtimeMessage): void;
  /** Messages of other nodes may have been lost: look at the truth. Never throws. */
  onGap(): void;
}

/**
 * Takes hints to every node, the own one included. At most once: who misses one looks at the truth.
 *
 * Two adapters: `memory-bus.ts` for a process that is alone, `redis-bus.ts` for many.
 */
export interface RealtimeBus {
  /** Never throws, never waits: a bus that is down must not hold up whoever has committed. */
  publish(message: Partial<RealtimeMessage>): void;
  /** @returns a function that ends it */
  listen(listener: RealtimeListener): () => void;
  close(): Promise<void>;
}
