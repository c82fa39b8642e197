import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { checkExport, makeExportFolder, writeManifest } from './export-folder.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const content = '{"id":1}\n';
let folder: string;
let events: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'osta-export-'));
  events = path.join(folder, 'request.jsonl');
  await makeExportFolder(folder);
  await writeFile(events, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const time = '2026-03-01T07:30:00.000Z';
  await writeManifest(
    folder,
    {
      time,
      operator: 'tester',
      reason: null,
      format: 'jsonl',
      hasNames: false,
      filter: {},
      files: [
        {
          name: 'request.jsonl',
          log: 'request',
          events: 1,
          from: time,
          to: time,
          bytes: 9,
          sha256,
        },
      ],
    },
    privateKey,
  );
});

afterEach(() => rm(folder, { recursive: true }));

it('finds an export as it was signed', async () => {
  expect(await checkExport(folder, publicKey)).toEqual({ events: 1, faults: [] });
});

it('names a file that was changed, is missing or was added', async () => {
  await writeFile(events, content.replace('1', '2'));
  await writeFile(path.join(folder, 'store.jsonl'), content);
  expect((await checkExport(folder, publicKey)).faults).toEqual([
    'request.jsonl was changed',
    'store.jsonl was added',
  ]);
  await rm(events);
  expect((await checkExport(folder, publicKey)).faults).toContain('request.jsonl is missing');
});

it('refuses a manifest that was changed, has another signer, or is not there', async () => {
  const another = generateKeyPairSync('ed25519').publicKey;
  const unsigned = ['manifest.json is not what this key has signed'];
  expect((await checkExport(folder, another)).faults).toEqual(unsigned);
  await writeFile(path.join(folder, 'manifest.json'), '{"files":[]}\n');
  expect((await checkExport(folder, publicKey)).faults).toEqual(unsigned);
  await rm(path.join(folder, 'manifest.json'));
  expect((await checkExport(folder, publicKey)).faults[0]).toContain('has no signed manifest');
});

it('writes into no folder that has something in it', async () => {
  await expect(makeExportFolder(folder)).rejects.toThrow('is not empty');
});
