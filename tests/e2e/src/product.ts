import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '@osta/infrastructure/free-port';

const root = path.resolve(import.meta.dirname, '../../..');

/** The two ways to run Osta: everything in one process, or every service in its own. */
export type Way = 'embedded' | 'distributed';

/** Osta as a user has it: started by its own program, reached by its own address. */
export interface Product {
  readonly origin: string;
  readonly dataDirectory: string;
  /** Everything the process has printed so far. */
  output(): string;
  /** Stops it as an operator would; the data stays until `discard`. */
  stop(): Promise<void>;
  /** Ends it without warning. */
  kill(): Promise<void>;
  discard(): Promise<void>;
}

async function untilReady(
  origin: string,
  child: ChildProcess,
  output: () => string,
  deadline: number,
): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`Osta ended while starting:\n${output()}`);
    // It says so when it serves and the demo market is open
    if (output().includes('is ready after')) {
      const answer = await fetch(`${origin}/health/ready`).catch(() => null);
      if (answer?.ok) return;
    }
    if (Date.now() > deadline) throw new Error(`Osta was not ready in time:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/**
 * Starts the built product on a free port and waits until it serves.
 *
 * @param dataDirectory where an earlier start left its data; a fresh directory when absent
 * @throws when it ends or is not ready within three minutes, with what it printed
 */
export async function startProduct(way: Way, dataDirectory?: string): Promise<Product> {
  const directory = dataDirectory ?? (await mkdtemp(path.join(tmpdir(), 'osta-e2e-')));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const program = way === 'embedded' ? 'main.js' : 'distributed.js';
  const child = spawn(process.execPath, [path.join(root, 'services/standalone/dist', program)], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      OSTA_DATA_DIR: directory,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const output = (): string => printed;

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  try {
    await untilReady(origin, child, output, Date.now() + 180_000);
  } catch (error) {
    await end('SIGTERM');
    throw error;
  }
  return {
    origin,
    dataDirectory: directory,
    output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    discard: () => rm(directory, { recursive: true, force: true }),
  };
}
