import type { UserId } from '@osta/contracts/ids';

import type { UnreadHint } from '../domain/unread-hint.ts';
import type { RealtimeMessage } from './realtime-bus.ts';

/** What waits to be sent to other nodes: of each bell only the newest state. */
export class Outbox {
  readonly #limit: number;
  readonly #hints = new Map<UserId, UnreadHint>();
  readonly #revoked = new Set<string>();

  /** @param limit how many bells, and how many sessions, are kept at most; the oldest go first */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get isEmpty(): boolean {
    return this.#hints.size === 0 && this.#revoked.size === 0;
  }

  add({ hints = [], revoked = [] }: Partial<RealtimeMessage>): void {
    for (const hint of hints) {
      const waiting = this.#hints.get(hint.userId);
      if (waiting && waiting.version > hint.version) continue;
      this.#hints.delete(hint.userId);
      this.#hints.set(hint.userId, hint);
    }
    for (const sessionId of revoked) this.#revoked.add(sessionId);
    dropOldest(this.#hints, this.#limit);
    dropOldest(this.#revoked, this.#limit);
  }

  /** Gives out everything that waits and forgets it. */
  take(): RealtimeMessage {
    const message = { hints: [...this.#hints.values()], revoked: [...this.#revoked] };
    this.#hints.clear();
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
