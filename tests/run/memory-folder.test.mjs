import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { memoryFolder } from './memory-folder.mjs';

/** No system gives a process this id. */
const nobody = 2 ** 30;

let memory = '';

beforeEach(async () => {
  memory = await mkdtemp(path.join(tmpdir(), 'memory-'));
});

afterEach(() => rm(memory, { recursive: true, force: true }));

describe('memoryFolder', () => {
  it('is the run’s own, and removes those of runs that were killed', async () => {
    await mkdir(path.join(memory, `osta-tests-${nobody}`));
    await mkdir(path.join(memory, `osta-tests-${process.ppid}`));
    await mkdir(path.join(memory, 'of-somebody-else'));
    const own = `osta-tests-${process.pid}`;
    expect(await memoryFolder(memory, 1)).toBe(path.join(memory, own));
    expect((await readdir(memory)).toSorted()).toEqual(
      ['of-somebody-else', `osta-tests-${process.ppid}`, own].toSorted(),
    );
  });

  it('is none where memory is scarce, or not there', async () => {
    expect(await memoryFolder(memory, Infinity)).toBeUndefined();
    expect(await memoryFolder(path.join(memory, 'absent'), 1)).toBeUndefined();
    expect(await readdir(memory)).toEqual([]);
  });
});
