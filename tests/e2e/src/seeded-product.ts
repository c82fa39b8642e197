import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

import { startProduct, type Product } from './product.ts';
import { openSharedProduct } from './shared-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data directory of a stopped product with the demo market. */
    readonly seededDirectory: string;
  }
}

/** Opens the demo market once per run, in a directory that is copied for each file, and for those that share one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct('embedded');
  await product.stop();
  // The port is removed, so that each copy chooses a free one
  await rm(path.join(product.dataDirectory, 'postgres', 'osta-port'), { force: true });
  project.provide('seededDirectory', product.dataDirectory);
  const shared = await openSharedProduct(() => copyOf(product.dataDirectory));
  project.provide('sharedProductUrl', shared.url);
  return async () => {
    await shared.close();
    await product.discard();
  };
}

/** Copies the data of the demo market to a directory of its own, and returns it. */
export async function copyOfSeeded(): Promise<string> {
  return copyOf(inject('seededDirectory'));
}

async function copyOf(seeded: string): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), `osta-test-${process.pid}-`));
  // `cp` keeps the owner of files: the folder of Postgres may belong to another user than its parent
  await promisify(execFile)('cp', ['-a', `${seeded}/.`, directory]);
  return directory;
}

/**
 * Starts Osta in one process on a copy of the demo market. This takes a third of the time of opening
 * one. Parameters and errors as of `startProduct`.
 */
export async function startSeeded(
  environmentFor?: (origin: string) => Promise<Readonly<Record<string, string>>>,
): Promise<Product> {
  return startProduct('embedded', await copyOfSeeded(), environmentFor);
}
