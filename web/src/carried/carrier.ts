import { longestKept, type Place } from './place.ts';

/** A piece of a page that comes along. */
export interface Part {
  /** What it is now; nothing secret. */
  readonly read: () => unknown;
  /** Given once, what it was in the other language, if anything was. */
  readonly restore: (value: unknown) => void;
}

/**
 * Takes along what a page has become, but its address does not say, when it is read in another
 * language: that is another document. Kept in the tab only from the click until the other document
 * has come alive.
 */
export interface Carrier {
  /** @returns how to leave */
  join(key: string, part: Part): () => void;
  /** Keeps what all parts are now, for the other document. */
  keep(place: Place): void;
  /** Gives the parts what was kept for this page, and keeps nothing any more. */
  open(place: Place): Promise<void>;
  /** Another page, or nobody's any more: what nobody took is dropped. */
  forget(): void;
}

const storageKey = 'osta:carried';

/**
 * The carrier of one document.
 *
 * @param storage of the tab; it may throw, then nothing comes along
 */
export function createCarrier(storage: () => Storage): Carrier {
  const parts = new Map<string, Part>();
  let waiting = new Map<string, unknown>();

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
      // A later step of a form appears when the step itself has been restored
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
        // Full or blocked: the other page begins anew
      }
    },
    open: async (place) => {
      const text = take();
      if (text === null) return;
      const { readCarried } = await import('./read-carried.ts');
      waiting = new Map(readCarried(text, place, Date.now()));
      for (const key of parts.keys()) hand(key);
    },
    forget: () => {
      waiting.clear();
      take();
    },
  };
}
