import type { UserId } from '@osta/contracts/ids';

import type { UnreadHint } from '../domain/unread-hint.ts';

/** Lets hints through at once, but of each person no more often than every `interval` milliseconds. */
export interface Coalescing {
  offer(hint: UnreadHint): void;
  /** Forgets what waits. */
  stop(): void;
}

interface Held {
  readonly timer: NodeJS.Timeout;
  /** The newest since the last emit; `null` when there was none. */
  waiting: UnreadHint | null;
  /** The highest version that was let through. */
  version: number;
}

/**
 * The first hint goes out at once, so that a bell moves without delay; those right behind it wait, and
 * only the newest of them goes out. The last value always does.
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
