import type { UserId } from '@osta/contracts/ids';

import type { UnreadHint } from '../domain/unread-hint.ts';
import type { RealtimeMessage } from './realtime-bus.ts';

/**
 * Holds what waits to be sent to other nodes: the newest hint of each person, who was stirred, and ended
 * sessions.
 */
export class Outbox {
  readonly #limit: number;
  readonly #hints = new Map<UserId, UnreadHint>();
  readonly #stirred = new Set<UserId>();
  readonly #revoked = new Set<string>();

  /** @param limit the most hints, people and sessions that are kept; the oldest go first */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get isEmpty(): boolean {
    return this.#hints.size + this.#stirred.size + this.#revoked.size === 0;
  }

  add({ hints = [], stirred = [], revoked = [] }: Partial<RealtimeMessage>): void {
    for (const hint of hints) {
      const waiting = this.#hints.get(hint.userId);
      if (waiting && waiting.version > hint.version) continue;
      this.#hints.delete(hint.userId);
      this.#hints.set(hint.userId, hint);
    }
    for (const userId of stirred) this.#stirred.add(userId);
    for (const sessionId of revoked) this.#revoked.add(sessionId);
    dropOldest(this.#hints, this.#limit);
    dropOldest(this.#stirred, this.#limit);
    dropOldest(this.#revoked, this.#limit);
  }

  /** Returns everything that waits, and empties the outbox. */
  take(): RealtimeMessage {
    const message = {
      hints: [...this.#hints.values()],
      stirred: [...this.#stirred],
      revoked: [...this.#revoked],
    };
    this.#hints.clear();
    this.#stirred.clear();
    this.#revoked.clear();
    return message;
  }
}

function dropOldest<Key>(
  kept: { readonly size: number; keys(): Iterator<Key>; delete(key: Key): boolean },
  limit: number,
): void {
  const keys = kept.keys();
  for (let excess = kept.size - limit; excess > 0; excess -= 1) {
    const { value, done } = keys.next();
    if (!done) kept.delete(value);
  }
}
