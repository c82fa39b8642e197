/** Growing waits between retries. */
export interface Backoff {
  /**
   * Returns the next wait in milliseconds: doubled with each call, and reduced by chance to between half and
   * all of it.
   */
  next(): number;
  /** Starts again with the shortest wait, after a success. */
  reset(): void;
}

/** Creates growing waits with jitter, so that clients that failed together do not retry together. */
export function backoff(shortest: number, longest: number): Backoff {
  let wait = shortest;
  return {
    next(): number {
      const now = wait;
      wait = Math.min(wait * 2, longest);
      return now * (0.5 + Math.random() / 2);
    },
    reset(): void {
      wait = shortest;
    },
  };
}
