import { createHash } from 'node:crypto';
import { mkdtemp, open, readFile, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { writtenFile } from './written-file.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'osta-written-'));
});

afterAll(() => rm(folder, { recursive: true }));

it('is the same file when it was cut off and gone on with, with what was not kept or without', async () => {
  const file = path.join(folder, 'file');
  const parts = fc.array(fc.string({ unit: 'binary', maxLength: 50 }), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(parts, fc.string(), parts, async (before, lost, after) => {
      const first = await writtenFile(file, { bytes: 0, sha256: '' });
      for (const each of before) await first.write(each);
      const kept = await first.keep();
      await first.write(lost);
      await first.close();
      const second = await writtenFile(file, kept);
      for (const each of after) await second.write(each);
      const { bytes, sha256 } = await second.keep();
      await second.close();
      const whole = Buffer.from([...before, ...after].join(''));
      expect(await readFile(file)).toEqual(whole);
      expect(bytes).toBe(whole.length);
      expect(sha256).toBe(createHash('sha256').update(whole).digest('hex'));
    }),
    { numRuns: 30 },
  );
});

it('is refused when it has lost its end', async () => {
  const file = path.join(folder, 'short');
  await writeFile(file, 'abc');
  await expect(writtenFile(file, { bytes: 4, sha256: '' })).rejects.toThrow('has lost its end');
});

it('is refused when what was kept of it was changed', async () => {
  const file = path.join(folder, 'changed');
  const first = await writtenFile(file, { bytes: 0, sha256: '' });
  await first.write('abc');
  const kept = await first.keep();
  await first.close();
  await writeFile(file, 'abX and more');
  await expect(writtenFile(file, kept)).rejects.toThrow('was changed since');
});

it('is whole although the disk takes less at a time than it is given', async () => {
  const file = path.join(folder, 'slow');
  const handle = await open(file, 'w');
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  // oxlint-disable-next-line typescript/unbound-method -- called with the handle below
  const { write } = prototype;
  await handle.close();
  const spy = vi.spyOn(prototype, 'write').mockImplementation(function reluctant(
    this: FileHandle,
    ...[buffer, offset, length, position]: unknown[]
  ) {
    return Reflect.apply(write, this, [buffer, offset, Math.min(Number(length), 2), position]);
  });
  const written = await writtenFile(file, { bytes: 0, sha256: '' });
  await written.write('قصة في سبعة أسطر');
  const { bytes, sha256 } = await written.keep();
  await written.close();
  spy.mockRestore();
  const whole = Buffer.from('قصة في سبعة أسطر');
  expect(await readFile(file)).toEqual(whole);
  expect({ bytes, sha256 }).toEqual({
    bytes: whole.length,
    sha256: createHash('sha256').update(whole).digest('hex'),
  });
});
