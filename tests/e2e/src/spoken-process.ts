import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** A running program and its output. */
export interface SpokenProcess {
  readonly child: ChildProcess;
  /** All output so far, of both streams. */
  readonly printed: () => string;
  /**
   * Waits until the output contains a text.
   *
   * @param patience milliseconds; when absent, waits as long as the process runs
   * @returns false when the process ends or time is up first
   */
  readonly said: (words: string, patience?: number) => Promise<boolean>;
}

/** Starts `node` with these arguments, as in production. */
export function startProcess(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): SpokenProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const waiting = new Set<() => void>();
  const look = (): void => {
    for (const each of waiting) each();
  };
  const hear = (chunk: Buffer): void => {
    text += chunk.toString();
    look();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  child.once('exit', look);

  return {
    child,
    printed: () => text,
    said: (words, patience) =>
      new Promise((resolve) => {
        const timer = patience && setTimeout(() => settle(false), patience);
        const settle = (isSaid: boolean): void => {
          clearTimeout(timer);
          waiting.delete(listen);
          resolve(isSaid);
        };
        const listen = (): void => {
          if (text.includes(words)) settle(true);
          else if (child.exitCode !== null || child.signalCode !== null) settle(false);
        };
        waiting.add(listen);
        listen();
      }),
  };
}

/** Ends a program with a signal, and waits until it is gone. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
