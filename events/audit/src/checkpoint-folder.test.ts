import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { makeKey, readPrivateKey, readPublicKey } from './audit-keys.ts';
import {
  CheckpointProblem,
  listCheckpoints,
  readCheckpoint,
  writeCheckpoint,
  type Checkpoint,
} from './checkpoint-folder.ts';

const checkpoint: Checkpoint = {
  sequence: 1,
  time: '2026-03-01T07:30:00.000Z',
  previous: null,
  logs: [{ log: 'request', from: '0', to: '900', events: 7, heads: [['a', 7, 'ff']] }],
};

let folder: string;
let keyFile: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'osta-checkpoints-'));
  keyFile = path.join(folder, 'key.pem');
  await makeKey(keyFile);
});

afterEach(() => rm(folder, { recursive: true }));

describe('a folder of checkpoints', () => {
  it('gives back what the key has signed, and tells when a byte was changed', async () => {
    const written = await writeCheckpoint(folder, checkpoint, await readPrivateKey(keyFile));
    const publicKey = await readPublicKey(`${keyFile}.pub`);
    expect(await listCheckpoints(folder)).toEqual(['00000001.jsonl']);
    expect(await readCheckpoint(folder, '00000001.jsonl', publicKey)).toEqual(written);
    expect(written.checkpoint).toEqual(checkpoint);

    const file = path.join(folder, written.name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('"events":7', '"events":8'));
    const { checkpoint: changed } = await readCheckpoint(folder, written.name, publicKey);
    expect(changed).toBe('unsigned');
  });

  it('replaces no checkpoint', async () => {
    const key = await readPrivateKey(keyFile);
    const { name } = await writeCheckpoint(folder, checkpoint, key);
    const text = await readFile(path.join(folder, name), 'utf8');
    const again = writeCheckpoint(folder, { ...checkpoint, time: '2027' }, key);
    await expect(again).rejects.toThrow(CheckpointProblem);
    expect(await readFile(path.join(folder, name), 'utf8')).toBe(text);
  });

  it('takes one of several that are written at once, whole, and says which', async () => {
    const key = await readPrivateKey(keyFile);
    const many = Array.from({ length: 8 }, (_, index) => ({ ...checkpoint, time: `${index}` }));
    const outcomes = await Promise.allSettled(
      many.map((each) => writeCheckpoint(folder, each, key)),
    );
    const [written, ...others] = outcomes.flatMap((each) =>
      each.status === 'fulfilled' ? [each.value] : [],
    );
    expect(others).toEqual([]);
    const publicKey = await readPublicKey(`${keyFile}.pub`);
    expect(await readCheckpoint(folder, '00000001.jsonl', publicKey)).toEqual(written);
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('that cannot take one says why, and does not blame somebody else', async () => {
    const key = await readPrivateKey(keyFile);
    const file = path.join(folder, 'key.pem');
    const refused = writeCheckpoint(file, checkpoint, key);
    await expect(refused).rejects.toThrow(/cannot be written: E\w+: /u);
    await expect(refused).rejects.toThrow(CheckpointProblem);
  });

  it('that cannot be read says what to do', async () => {
    const unread = listCheckpoints(keyFile);
    await expect(unread).rejects.toThrow(CheckpointProblem);
    await expect(unread).rejects.toThrow(
      /^E\w+: .*let this user read .*key\.pem, or name another/u,
    );
    await mkdir(path.join(folder, '00000001.jsonl'));
    const publicKey = await readPublicKey(`${keyFile}.pub`);
    await expect(readCheckpoint(folder, '00000001.jsonl', publicKey)).rejects.toThrow(
      CheckpointProblem,
    );
  });

  it('that is not there has none', async () => {
    expect(await listCheckpoints(path.join(folder, 'nowhere'))).toEqual([]);
  });
});

describe('a key', () => {
  it('is made once, for its owner only', async () => {
    const pem = await readFile(keyFile, 'utf8');
    await makeKey(keyFile);
    expect(await readFile(keyFile, 'utf8')).toBe(pem);
    const { mode } = await stat(keyFile);
    expect(mode & 0o777).toBe(0o600);
  });

  it('of another kind, or none, is refused', async () => {
    const none = path.join(folder, 'none.pem');
    await expect(readPrivateKey(none)).rejects.toThrow('none.pem cannot be read as a private key');
    await expect(readPrivateKey(`${keyFile}.pub`)).rejects.toThrow(CheckpointProblem);
  });
});
