import type { Logger } from 'pino';

/** Work that runs at intervals. */
export interface Periodic {
  /** Runs now; concurrent calls share the run. */
  run(): Promise<void>;
  /** Stops the timer, and waits for the current run. */
  stop(): Promise<void>;
}

/**
 * Runs the work at intervals, in every process. An error is logged, and the next round tries again.
 *
 * For work that must be safe to run twice at once and may come late: housekeeping outside of
 * aggregates, and a command that is one step among others, which the next round finishes when they
 * were cut off. A moment at which one command of an aggregate is due is a deadline, and a timer fires
 * it once: ADR 18.
 */
export function periodically(
  name: string,
  milliseconds: number,
  work: () => Promise<void>,
  log: Logger,
): Periodic {
  let running: Promise<void> | undefined;

  function run(): Promise<void> {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  }

  const timer = setInterval(() => {
    run().catch((err: unknown) =>
      log.error({ err, work: name }, 'periodic work failed, trying again at its next time'),
    );
  }, milliseconds);
  timer.unref();

  return {
    run,
    async stop() {
      clearInterval(timer);
      // Its error is logged already
      await running?.catch(() => undefined);
    },
  };
}
