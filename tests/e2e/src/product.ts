import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '@osta/infrastructure/free-port';

import { startProcess } from './spoken-process.ts';

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

/**
 * Starts the built product on a free port and waits until it serves.
 *
 * @param dataDirectory where an earlier start left its data; a fresh directory when absent
 * @param environmentFor what it is told beyond that, by the address that it will have
 * @throws when it ends or is not ready within three minutes, with what it printed
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
  // It says so when it serves and the demo market is open
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
