import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { keptSecrets, keySecretsOfTool } from './kept-secrets.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'osta-secrets-'));
  vi.stubEnv('OSTA_AUTH_SECRET', '');
  vi.stubEnv('OSTA_KEY_SECRETS', '');
  vi.stubEnv('OSTA_DATA_DIR', directory);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(directory, { recursive: true });
});

it('makes each secret once, and gives the tools the same', async () => {
  expect(await keySecretsOfTool()).toEqual([]);
  const secrets = await keptSecrets(directory);
  expect(secrets['OSTA_KEY_SECRETS']).toMatch(/^[0-9a-f]{64}$/u);
  expect(await keptSecrets(directory)).toEqual(secrets);
  expect(await keySecretsOfTool()).toEqual([secrets['OSTA_KEY_SECRETS']]);
});

it('puts no new secret in the place of one that is cut off: it would open nothing', async () => {
  const file = path.join(directory, 'key-secret');
  await writeFile(file, 'half a secret');
  await expect(keptSecrets(directory)).rejects.toThrow('has lost the secret of this data');
  await expect(keySecretsOfTool()).rejects.toThrow('has lost the secret of this data');
  expect(await readFile(file, 'utf8')).toBe('half a secret');
});

it('puts no new secret in the place of one that cannot be read', async () => {
  await mkdir(path.join(directory, 'key-secret'));
  await expect(keptSecrets(directory)).rejects.toThrow('let this user read it');
});
