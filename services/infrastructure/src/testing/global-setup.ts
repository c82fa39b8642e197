import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { TestProject } from 'vitest/node';

import { identify } from '../process-identity.ts';
import { startInfrastructureDesk } from './infrastructure-desk.ts';

const prefix = 'osta-test-';

/**
 * Runs once per test run: opens the desk where test files request servers; the returned function closes it with
 * all its servers.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeRemainders();
  const directory = await mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`));
  const desk = await startInfrastructureDesk({
    environment: process.env,
    directory,
    // The data lives for minutes, and many files run at once, each with sessions. Not less safe: fsync stays
    // on.
    postgresSettings: {
      max_connections: '400',
      shared_buffers: '64MB',
      wal_level: 'minimal',
      max_wal_senders: '0',
      jit: 'off',
    },
    kafkaSize: 1,
    onProgress: (message) => process.stderr.write(`${message}\n`),
  });
  project.provide('infrastructureUrl', desk.url);
  project.provide('preparedFiles', path.join(directory, 'prepared'));

  return async () => {
    await desk.close();
    await rm(directory, { recursive: true, force: true });
  };
}

/** Removes the folders of killed runs, whose servers have ended. */
async function removeRemainders(): Promise<void> {
  const names = await readdir(tmpdir());
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if ((await identify(pid)) !== undefined) continue;
    // It may belong to another user, who has to remove it
    await rm(path.join(tmpdir(), name), { recursive: true, force: true }).catch(() => {});
  }
}
