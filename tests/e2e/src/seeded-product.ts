import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

import { startProduct, type Product } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory with the demo market in it, of a product that has stopped. */
    readonly seededDirectory: string;
  }
}

/** Once per run: opens the demo market in a directory, of which each file gets a copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct('embedded');
  await product.stop();
  // A copy chooses its own: the port of this one is free again, and every copy would ask for it
  await rm(path.join(product.dataDirectory, 'postgres', 'osta-port'), { force: true });
  project.provide('seededDirectory', product.dataDirectory);
  return () => product.discard();
}

/**
 * Starts Osta in one process on a demo market of its own: a copy, ready in a third of the time that
 * opening one takes. Parameters and errors as of `startProduct`.
 */
export async function startSeeded(
  environmentFor?: (origin: string) => Promise<Readonly<Record<string, string>>>,
): Promise<Product> {
  const directory = await mkdtemp(path.join(tmpdir(), 'osta-e2e-'));
  // `cp` keeps whose the files are: the folder of Postgres may belong to another user than its parent
  await promisify(execFile)('cp', ['-a', `${inject('seededDirectory')}/.`, directory]);
  return startProduct('embedded', directory, environmentFor);
}
