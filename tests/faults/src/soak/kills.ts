/** What kills explain: failures from the moment of a kill until a little after the product is ready again. */
export interface Kills {
  /** Kills, and waits until the product is ready again. */
  readonly during: (kill: () => Promise<void>) => Promise<void>;
  /** Whether a kill explains that something failed now which began at this moment, as `performance.now` tells it. */
  readonly explain: (began: number) => boolean;
}

/** Milliseconds after which whoever waited for a connection has an answer, and sockets are open again. */
const grace = 5000;

/** Creates the record of kills. */
export function createKills(): Kills {
  let under = 0;
  let lastEnd = -Infinity;
  return {
    async during(kill) {
      under += 1;
      try {
        await kill();
      } finally {
        under -= 1;
        lastEnd = performance.now() + grace;
      }
    },
    explain: (began) => under > 0 || began < lastEnd,
  };
}
