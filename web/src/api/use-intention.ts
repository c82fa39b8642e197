import { useState } from 'react';

interface Intention {
  /** Returns the key for a body: the same body has the same key. */
  readonly keyFor: (body: unknown) => string;
  /** Ends the intention: the same body gets a new key after this. */
  readonly fulfil: () => void;
}

/**
 * Creates idempotency keys (`Idempotency-Key`): a retry after a lost answer carries the first try's
 * key and has no second effect; another body is another intention.
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

/** Returns one intention per component; see `createIntention`. */
export function useIntention(): Intention {
  const [intention] = useState(() => createIntention(() => crypto.randomUUID()));
  return intention;
}
