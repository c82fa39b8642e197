import type { UserId } from '@osta/contracts/ids';

import type { UnreadHint } from '../domain/unread-hint.ts';

/** Passes hints on, for each person at most once per `interval` milliseconds. */
export interface Coalescing {
  offer(hint: UnreadHint): void;
  /** Drops the hints that wait. */
  stop(): void;
}

interface Held {
  readonly timer: NodeJS.Timeout;
  /** The newest hint since the last emit; `null` if there was none. */
  waiting: UnreadHint | null;
  /** The highest version that was emitted. */
  version: number;
}

/**
 * Emits the first hint of a person at once, so that the unread count updates without delay. The
 * hints within the interval after it wait, and only the newest of them is emitted. The last value
 * is never lost.
 */
export function coalesce(interval: number, emit: (hint: UnreadHint) => void): Coalescing {
  const held = new Map<UserId, Held>();

  function letThrough(hint: UnreadHint): void {
    const timer = setTimeout(release, interval, hint.userId);
    held.set(hint.userId, { timer, waiting: null, version: hint.version });
    emit(hint);
  }

  function release(userId: UserId): void {
    const waiting = held.get(userId)?.waiting;
    if (waiting) letThrough(waiting);
    else held.delete(userId);
  }

  return {
    offer(hint) {
      const before = held.get(hint.userId);
      if (!before) letThrough(hint);
      else if (hint.version > (before.waiting ?? before).version) before.waiting = hint;
    },
    stop() {
      for (const { timer } of held.values()) clearTimeout(timer);
      held.clear();
    },
  };
}
