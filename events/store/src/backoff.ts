/** How long to wait before trying again. */
export interface Backoff {
  /** Milliseconds: doubled with each call, between half and all of it by chance. */
  next(): number;
  /** It worked: begin with the shortest wait again. */
  reset(): void;
}

/** Growing waits with jitter, so that many who failed together do not come back together. */
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
