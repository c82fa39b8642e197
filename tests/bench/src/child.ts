import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A process of its own, so that its CPU time is its own. */
export interface Child {
  /** What it said when it was ready. */
  readonly ready: string;
  /** CPU time it has spent so far, in microseconds. */
  cpu(): Promise<number>;
  /** Has it do what it offers under a name besides. Resolves to what came of it, a number. */
  ask(name: string): Promise<number>;
  /** As `kill -9` does. Resolves when it is gone. */
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
  // Nobody waits for it now: that it ends is asked for
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
