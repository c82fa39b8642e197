import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runAudit } from '@osta/audit/cli';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { auditedSystem } from './audited-system.ts';

const { publicKey } = generateKeyPairSync('ed25519');
let folder: string;
let keyFile: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'osta-no-export-'));
  keyFile = path.join(folder, 'key.pem');
  await writeFile(keyFile, publicKey.export({ type: 'spki', format: 'pem' }));
});

afterEach(() => rm(folder, { recursive: true }));

async function check(...further: readonly string[]): Promise<string> {
  let printed = '';
  const args = ['export', '--check', folder, '--public-key', keyFile, ...further];
  const code = await runAudit(args, auditedSystem, {
    databaseUrl: 'postgres://nowhere',
    operator: 'tester',
    out: (text) => (printed += text),
    err: (text) => (printed += text),
  });
  expect(code).toBe(1);
  return printed;
}

it('prints what is wrong with an export, as text or as one document', async () => {
  const fault = `${folder} has no signed manifest: it is no export, or one that did not end`;
  expect(await check()).toBe(`0 events, 1 faults\n${fault}\n`);
  expect(JSON.parse(await check('--json'))).toEqual({ events: 0, faults: [fault] });
});
