import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A child process, so that its CPU time is measured apart. */
export interface Child {
  /** The message that it sent when it was ready. */
  readonly ready: string;
  /** Returns the CPU time so far, in microseconds. */
  cpu(): Promise<number>;
  /** Asks the child to run what it offers under a name. Resolves to the result, a number. */
  ask(name: string): Promise<number>;
  /** Kills it like `kill -9`. Resolves when it is gone. */
  kill(): Promise<void>;
}

/**
 * Starts a script of this package from its source, as in production. It says that it is ready by
 * `answerParent`.
 *
 * @throws Error when it ends before
 */
export async function startChild(script: URL, ...args: readonly string[]): Promise<Child> {
  const child = fork(fileURLToPath(script), args, {
    execArgv: ['--import', 'tsx', '--conditions=@osta/source'],
    env: { ...process.env, NODE_ENV: 'production' },
    // What it logs is written, and read by nobody
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  const next = async (): Promise<unknown> => {
    const ended = gone.then(() => Promise.reject(new Error(`${script.pathname} has ended`)));
    const [message]: unknown[] = await Promise.race([once(child, 'message'), ended]);
    return message;
  };
  const ready = String(await next());
  // Nobody awaits the end yet: `kill` does
  gone.catch(() => {});
  const ask = async (name: string): Promise<number> => {
    child.send(name);
    return Number(await next());
  };
  return {
    ready,
    cpu: () => ask('cpu'),
    ask,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/**
 * In the child: tells that it is ready, then its CPU time whenever it is asked. Ends with its parent.
 *
 * @param offer does what the parent asks for besides
 */
export function answerParent(
  ready: string,
  offer: (name: string) => Promise<number> = () => Promise.resolve(Number.NaN),
): void {
  const answer = async (name: string): Promise<void> => {
    const { user, system } = process.cpuUsage();
    process.send?.(name === 'cpu' ? user + system : await offer(name));
  };
  process.on('message', (name) => void answer(String(name)));
  process.once('disconnect', () => process.exit());
  process.send?.(ready);
}
