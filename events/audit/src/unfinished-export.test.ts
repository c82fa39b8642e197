import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { readUnfinished, writeUnfinished, type UnfinishedExport } from './unfinished-export.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const unfinished: UnfinishedExport = {
  runId: 'run-1',
  time: '2026-03-01T07:30:00.000Z',
  asked: { format: 'jsonl', hasNames: false, filter: { type: 'osta.request.' } },
  snapshot: '7:9:8',
  starts: { request: '0' },
  total: 3,
  files: [],
  current: null,
};
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'osta-unfinished-'));
  await writeUnfinished(folder, unfinished, privateKey);
});

afterEach(() => rm(folder, { recursive: true }));

it('gives back how far an export is, to the run that goes on with it', async () => {
  expect(await readUnfinished(folder, 'run-1', privateKey)).toEqual(unfinished);
  await expect(readUnfinished(folder, 'run-2', privateKey)).rejects.toThrow('has left no export');
  const elsewhere = path.join(folder, 'nowhere');
  await expect(readUnfinished(elsewhere, 'run-1', privateKey)).rejects.toThrow('has left no');
});

it.each([
  ['"7:9:8"', '"7:99:8"'],
  ['"osta.request."', '"osta.store."'],
  ['"total":3', '"total":2'],
])('is refused where somebody has written %s as %s', async (was, is) => {
  const file = path.join(folder, 'unfinished.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace(was, is));
  await expect(readUnfinished(folder, 'run-1', privateKey)).rejects.toThrow('begin anew');
});
