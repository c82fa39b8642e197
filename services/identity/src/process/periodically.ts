import type { Logger } from 'pino';

/** Work that runs at intervals. */
export interface Periodic {
  /** Runs now; concurrent calls share the run. */
  run(): Promise<void>;
  /** Stops the timer, and waits for the current run. */
  stop(): Promise<void>;
}

/** Runs the work at intervals. An error is logged, and the next round tries again. */
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
    run().catch((err: unknown) => log.error({ err, work: name }, 'periodic work failed'));
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
