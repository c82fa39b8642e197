import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '@osta/infrastructure/free-port';

import { startProcess } from './spoken-process.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The two ways to run Osta: everything in one process, or every service in its own. */
export type Way = 'embedded' | 'distributed';

/** Osta as a user runs it: started by its own program, reached at its own address. */
export interface Product {
  readonly origin: string;
  readonly dataDirectory: string;
  /** Everything that the process has printed so far. */
  output(): string;
  /** Stops it with SIGTERM. The data stays until `discard`. */
  stop(): Promise<void>;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  discard(): Promise<void>;
}

/**
 * Starts the built product on a free port and waits until it is ready.
 *
 * @param dataDirectory the data of an earlier start; a new directory when absent
 * @param environmentFor returns additional variables, given the address of the product
 * @throws Error with its output when it ends or is not ready within three minutes
 */
export async function startProduct(
  way: Way,
  dataDirectory?: string,
  environmentFor?: (origin: string) => Promise<Readonly<Record<string, string>>>,
): Promise<Product> {
  const directory = dataDirectory ?? (await mkdtemp(path.join(tmpdir(), 'osta-e2e-')));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const program = way === 'embedded' ? 'main.js' : 'distributed.js';
  const { child, printed, said } = startProcess(
    [path.join(root, 'services/standalone/dist', program)],
    { PORT: String(port), OSTA_DATA_DIR: directory, ...(await environmentFor?.(origin)) },
  );

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  // Printed when it serves and the demo market is open
  if (!(await said('is ready after', 180_000))) {
    await end('SIGTERM');
    throw new Error(`Osta did not get ready:\n${printed()}`);
  }
  return {
    origin,
    dataDirectory: directory,
    output: printed,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    discard: () => rm(directory, { recursive: true, force: true }),
  };
}
