import { useState } from 'react';

interface Intention {
  /** The key for what is about to be sent: the same words again have the same key. */
  readonly keyFor: (body: unknown) => string;
  /** It is done: the same words after this are a new intention. */
  readonly fulfil: () => void;
}

/**
 * Names what the person wants to happen (`Idempotency-Key`): a retry after a lost answer carries the
 * key of the first try and has no second effect; other words are another intention.
 */
export function createIntention(newKey: () => string): Intention {
  let current: { readonly words: string; readonly key: string } | null = null;
  return {
    keyFor: (body) => {
      const words = JSON.stringify(body);
      if (current?.words !== words) current = { words, key: newKey() };
      return current.key;
    },
    fulfil: () => {
      current = null;
    },
  };
}

/** One intention per component: see `createIntention`. */
export function useIntention(): Intention {
  const [intention] = useState(() => createIntention(() => crypto.randomUUID()));
  return intention;
}
