import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { TestProject } from 'vitest/node';

import { identify } from '../process-identity.ts';
import { startInfrastructureDesk } from './infrastructure-desk.ts';

const prefix = 'osta-test-';

/** Once per run: opens the desk at which test files ask for servers, and closes it with all it started. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeRemainders();
  const directory = await mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`));
  const desk = await startInfrastructureDesk({
    environment: process.env,
    directory,
    // A server with data of minutes, and as many sessions as files at once can open. Not less safe: fsync stays on.
    postgresSettings: {
      max_connections: '200',
      shared_buffers: '64MB',
      wal_level: 'minimal',
      max_wal_senders: '0',
      jit: 'off',
    },
    kafkaSize: 1,
    onProgress: (message) => process.stderr.write(`${message}\n`),
  });
  project.provide('infrastructureUrl', desk.url);

  return async () => {
    await desk.close();
    await rm(directory, { recursive: true, force: true });
  };
}

/** A run that was killed stops its servers but leaves its folder. */
async function removeRemainders(): Promise<void> {
  const names = await readdir(tmpdir());
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if ((await identify(pid)) !== undefined) continue;
    // Of another user, perhaps: theirs to remove
    await rm(path.join(tmpdir(), name), { recursive: true, force: true }).catch(() => {});
  }
}
