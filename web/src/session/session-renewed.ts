const name = 'osta:session-renewed';

/**
 * Announces that the browser has a new session of the same person: connections of the old one must
 * be renewed.
 */
export function tellSessionRenewed(): void {
  window.dispatchEvent(new Event(name));
}

/** @returns stops listening */
export function whenSessionRenewed(act: () => void): () => void {
  window.addEventListener(name, act);
  return () => window.removeEventListener(name, act);
}

const pending = new Set<Promise<unknown>>();

/**
 * Marks a call whose answer brings a new session and ends the one before. The old one's end may be
 * noticed before the answer is there.
 */
export async function renewsSession<Answer>(call: Promise<Answer>): Promise<Answer> {
  pending.add(call);
  try {
    return await call;
  } finally {
    pending.delete(call);
  }
}

/** Resolves when no call is under way that may bring a new session. */
export async function whenNoRenewalIsPending(): Promise<void> {
  await Promise.allSettled(pending);
}
