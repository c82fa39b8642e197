import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

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
      const first = await writtenFile(file, 0);
      for (const each of before) await first.write(each);
      const kept = await first.keep();
      await first.write(lost);
      await first.close();
      const second = await writtenFile(file, kept);
      for (const each of after) await second.write(each);
      const { bytes, sha256 } = second.end();
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
  await expect(writtenFile(file, 4)).rejects.toThrow('has lost its end');
});
