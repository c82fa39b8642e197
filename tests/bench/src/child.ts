import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A child process. Its CPU time is measured apart from the caller's. */
export interface Child {
  /** The message with which it reported that it was ready. */
  readonly ready: string;
  /** Returns its CPU time so far, in microseconds. */
  cpu(): Promise<number>;
  /** Makes the child run one of the tasks that it offers, by name. Resolves to the result, a number. */
  ask(name: string): Promise<number>;
  /** Kills it with SIGKILL. Resolves when it has ended. */
  kill(): Promise<void>;
}

/**
 * Starts a script of this package from its source. Resolves when the script has called `answerParent`.
 *
 * @throws Error when it ends before that
 */
export async function startChild(script: URL, ...args: readonly string[]): Promise<Child> {
  const child = fork(fileURLToPath(script), args, {
    execArgv: ['--import', 'tsx', '--conditions=@osta/source'],
    env: { ...process.env, NODE_ENV: 'production' },
    // Its log is written to the null device
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  const next = async (): Promise<unknown> => {
    const ended = gone.then(() => Promise.reject(new Error(`${script.pathname} has ended`)));
    const [message]: unknown[] = await Promise.race([once(child, 'message'), ended]);
    return message;
  };
  const ready = String(await next());
  // Nothing awaits the end before `kill`; an early end must not be an unhandled rejection
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
 * For the child: reports that it is ready, then its CPU time whenever the parent asks. Ends with its
 * parent.
 *
 * @param offer runs a task that the parent asks for, and resolves to its result
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
