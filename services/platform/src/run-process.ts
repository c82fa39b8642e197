import type { Logger } from 'pino';

/** Something that runs until it is stopped. */
export interface Running {
  stop(): Promise<void>;
}

/** After so many milliseconds of stopping, the process ends as it is (docs/reliability.md, "Order of an end"). */
const hardExit = 15_000;

/**
 * Keeps a process running until it is told to end (SIGTERM, SIGINT) or breaks, and then ends it:
 * 0 after an orderly stop, 1 otherwise. A second signal does not wait.
 *
 * @returns ends it with exit code 1, after a sentence for the person at the terminal
 */
export function runProcess(running: Running, log: Logger): (sentence: string) => void {
  let isStopping = false;

  async function end(why: string, code: number): Promise<void> {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ why }, 'stopping');
    setTimeout(() => {
      log.error('did not stop in time');
      process.exit(1);
    }, hardExit).unref();
    await running.stop();
    log.info('stopped');
    log.flush();
    process.exit(code);
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void end(signal, 0));
  }
  // Nobody knows in which state the process is after this: a new one is better
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'a bug that nobody caught');
    void end('uncaughtException', 1);
  });

  return (sentence) => {
    process.stderr.write(`\n${sentence}\n`);
    void end(sentence, 1);
  };
}
