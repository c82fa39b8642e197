/** Somebody waits here until he is woken or the time is over. A wake-up before the wait is not lost. */
export interface Pause {
  /** Ends the wait; without one, the next wait ends at once. */
  wake(): void;
  /** @param milliseconds at most */
  wait(milliseconds: number): Promise<void>;
}

/** A pause for one waiter. */
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
