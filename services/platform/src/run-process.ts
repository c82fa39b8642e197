import type { Logger } from 'pino';

/** Something that runs until it is stopped. */
export interface Running {
  stop(): Promise<void>;
}

/** Milliseconds of stopping after which the process exits anyway (docs/reliability.md, "Order of an end"). */
const hardExit = 15_000;

/** Milliseconds for which a process that ends answers on kept connections: see `HttpServer.drain`. */
export const graceOfAnEnd = 1000;

/**
 * Keeps a process running until SIGTERM, SIGINT or an uncaught error, then stops it and exits: with 0 after an
 * orderly stop, 1 otherwise. A second signal exits at once.
 *
 * @returns a function that prints a sentence for the person at the terminal and exits with code 1
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
  // After this the state of the process is unknown: it has to be replaced
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'a bug that nobody caught');
    void end('uncaughtException', 1);
  });

  return (sentence) => {
    process.stderr.write(`\n${sentence}\n`);
    void end(sentence, 1);
  };
}
