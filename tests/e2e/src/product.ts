import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '@osta/infrastructure/free-port';

import { endProcess, startProcess, type SpokenProcess } from './spoken-process.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The two ways to run Osta: everything in one process, or every service in its own. */
export type Way = 'embedded' | 'distributed';

const programs: Readonly<Record<Way, string>> = {
  embedded: 'main.js',
  distributed: 'distributed.js',
};

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
  const directory =
    dataDirectory ?? (await mkdtemp(path.join(tmpdir(), `osta-test-${process.pid}-`)));
  for (;;) {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const spoken = startProcess([path.join(root, 'services/standalone/dist', programs[way])], {
      PORT: String(port),
      OSTA_DATA_DIR: directory,
      ...(await environmentFor?.(origin)),
    });
    // Printed when it serves and the demo market is open
    if (await spoken.said('is ready after', 180_000)) return running(spoken, origin, directory);
    await endProcess(spoken.child, 'SIGTERM');
    // Another test may have taken the port between the question and the start
    if (!spoken.printed().includes(`Port ${port} is taken`)) {
      throw new Error(`Osta did not get ready:\n${spoken.printed()}`);
    }
  }
}

function running({ child, printed }: SpokenProcess, origin: string, directory: string): Product {
  return {
    origin,
    dataDirectory: directory,
    output: printed,
    stop: () => endProcess(child, 'SIGTERM'),
    kill: () => endProcess(child, 'SIGKILL'),
    discard: () => rm(directory, { recursive: true, force: true }),
  };
}

/** Returns the address of the database that a running product has printed. */
export function databaseUrlIn(output: string): string {
  const url = /Database\s+(postgres:\S+)/u.exec(output)?.[1];
  if (url === undefined) throw new Error('The product has not printed its database');
  return url;
}
