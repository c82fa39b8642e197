import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { makeKey } from '@osta/audit/audit-keys';
import { noteTaken } from '@osta/audit/last-taken';
import { freePort } from '@osta/infrastructure/free-port';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { fromSources } from './development/from-sources.ts';

const root = path.resolve(import.meta.dirname, '../../..');

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'osta-signing-'));
});

afterEach(() => rm(directory, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Runs a program until it ends, or does not in time. */
async function run(file: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  const child = execFile(process.execPath, [...fromSources(root, file), ...args], {
    env,
    timeout: 30_000,
  });
  let said = '';
  const hear = (chunk: string): void => {
    said += chunk;
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  await once(child, 'close');
  return { code: child.exitCode, said };
}

it('ends with one sentence when the first checkpoint cannot be taken', async () => {
  const key = path.join(directory, 'key.pem');
  await makeKey(key);
  const nobody = `127.0.0.1:${await freePort()}`;
  const ended = await run('services/standalone/src/osta-checkpoints.ts', [], {
    DATABASE_URL: `postgres://osta:secret@${nobody}/osta`,
    OSTA_AUDIT_CHECKPOINTS: path.join(directory, 'checkpoints'),
    OSTA_AUDIT_KEY_FILE: key,
  });
  expect(ended).toEqual({
    code: 1,
    said: `The database at ${nobody} cannot be used. No Postgres answers there: start it, or correct DATABASE_URL.\n`,
  });
});

it('is healthy until no checkpoint was taken for too long', async () => {
  const health = 'services/standalone/src/checkpoints-health.ts';
  await noteTaken(directory);
  expect(await run(health, [directory], {})).toEqual({ code: 0, said: '' });
  await utimes(path.join(directory, 'last-taken'), 0, 0);
  expect(await run(health, [directory], {})).toMatchObject({
    code: 1,
    said: expect.stringContaining('No checkpoint was taken into'),
  });
});
