import type { Logger } from 'pino';

/** Work that comes round again and again. */
export interface Periodic {
  /** Does it now; while it is being done, it is that one that is waited for. */
  run(): Promise<void>;
  /** No more, and what is being done is done. */
  stop(): Promise<void>;
}

/** Does the work every so often. What it throws is logged, and the next round tries again. */
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
      // It was logged
      await running?.catch(() => undefined);
    },
  };
}
