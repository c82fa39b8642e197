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
 * document. The state is in the tab's storage only from the click until the other document has
 * restored it.
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

  function kept(): string | null {
    try {
      return storage().getItem(storageKey);
    } catch {
      return null;
    }
  }

  function drop(): void {
    try {
      storage().removeItem(storageKey);
    } catch {
      // Storage is blocked: nothing is kept
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
      const text = kept();
      if (text === null) return;
      // If the code does not come, the page starts empty
      const reader = await import('./read-carried.ts').catch(() => null);
      // The person has left the page meanwhile, or is on the way to the other language again
      if (kept() !== text) return;
      // Only now: once nothing is kept, everything is restored, and no part of the page moves any more
      drop();
      if (reader === null) return;
      const { readCarried } = reader;
      waiting = new Map(readCarried(text, place, Date.now()));
      for (const key of parts.keys()) hand(key);
    },
    forget: () => {
      waiting.clear();
      drop();
    },
  };
}
