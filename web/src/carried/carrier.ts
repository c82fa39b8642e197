import { longestKept, type Place } from './place.ts';

/** A part of the page's state to carry. */
export interface Part {
  /** Returns the current state; nothing secret. */
  readonly read: () => unknown;
  /** Called at most once, with the state from the other language. */
  readonly restore: (value: unknown) => void;
}

/**
 * Carries page state that the address does not contain into the other language, which is another
 * document. The state is in the tab's storage only from the click until the other document is
 * hydrated.
 */
export interface Carrier {
  /** @returns removes the part */
  join(key: string, part: Part): () => void;
  /** Stores the state of all parts for the other document. */
  keep(place: Place): void;
  /** Hands the stored state of this page to its parts, and deletes it. */
  open(place: Place): Promise<void>;
  /** Called on another page or after signing out: drops state that no part took. */
  forget(): void;
}

const storageKey = 'osta:carried';

/**
 * Creates the carrier of one document.
 *
 * @param storage of the tab; it may throw, then nothing is carried
 */
export function createCarrier(storage: () => Storage): Carrier {
  const parts = new Map<string, Part>();
  let waiting = new Map<string, unknown>();

  function isKept(): boolean {
    try {
      return storage().getItem(storageKey) !== null;
    } catch {
      return false;
    }
  }

  function take(): string | null {
    try {
      const text = storage().getItem(storageKey);
      storage().removeItem(storageKey);
      return text;
    } catch {
      return null;
    }
  }

  function hand(key: string): void {
    const part = parts.get(key);
    if (part === undefined || !waiting.has(key)) return;
    const value = waiting.get(key);
    waiting.delete(key);
    part.restore(value);
  }

  return {
    join: (key, part) => {
      parts.set(key, part);
      // A later step of a form mounts only after the step itself was restored
      hand(key);
      return () => {
        if (parts.get(key) === part) parts.delete(key);
      };
    },
    keep: (place) => {
      const values = Object.fromEntries([...parts].map(([key, { read }]) => [key, read()]));
      const text = JSON.stringify({ ...place, at: Date.now(), values });
      if (text.length > longestKept) return;
      try {
        storage().setItem(storageKey, text);
      } catch {
        // Storage is full or blocked: the other page starts empty
      }
    },
    open: async (place) => {
      if (!isKept()) return;
      // Without its reader the page starts empty
      const reader = await import('./read-carried.ts').catch(() => null);
      // Not before: once it is gone from the tab, the page is as it was, and nothing moves under a finger any more
      const text = take();
      if (text === null || reader === null) return;
      const { readCarried } = reader;
      waiting = new Map(readCarried(text, place, Date.now()));
      for (const key of parts.keys()) hand(key);
    },
    forget: () => {
      waiting.clear();
      take();
    },
  };
}
