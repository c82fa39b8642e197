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
