const name = 'osta:session-renewed';

/** The browser has another session of the same person now: what hung on the old one begins anew. */
export function tellSessionRenewed(): void {
  window.dispatchEvent(new Event(name));
}

/** @returns how to stop listening */
export function whenSessionRenewed(act: () => void): () => void {
  window.addEventListener(name, act);
  return () => window.removeEventListener(name, act);
}
