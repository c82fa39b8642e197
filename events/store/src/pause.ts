/** A wait that can be ended early. A wake-up before the wait is not lost. */
export interface Pause {
  /** Ends the current wait; if there is none, the next wait ends at once. */
  wake(): void;
  /**
   * Waits until woken, or until the time is over.
   *
   * @param milliseconds the longest wait
   */
  wait(milliseconds: number): Promise<void>;
}

/** Creates a pause for one waiter. */
export function pause(): Pause {
  let woken = false;
  let resume: (() => void) | undefined;
  return {
    wake(): void {
      woken = true;
      resume?.();
    },
    async wait(milliseconds: number): Promise<void> {
      if (!woken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          resume = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        resume = undefined;
      }
      woken = false;
    },
  };
}
