import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import type { OneCluster } from './one-cluster.ts';

const run = promisify(execFile);

/**
 * Copies the files of a running cluster between `pg_backup_start` and `pg_backup_stop`, as `pg_basebackup` does.
 *
 * @param into a folder that does not exist
 */
export async function baseBackup({ pool, dataDirectory }: OneCluster, into: string): Promise<void> {
  // Start and end belong to one session
  const client = await pool.connect();
  try {
    await client.query(`select pg_backup_start('base', true)`);
    // With owners and modes: another user may run the server. Files vanish while they are copied
    await run('cp', ['-a', dataDirectory, into]).catch((error: unknown) => {
      if (!String(error).includes('No such file or directory')) throw error;
    });
    const { rows } = await client.query<{ readonly label: string }>(
      'select labelfile as label from pg_backup_stop(false)',
    );
    await rm(path.join(into, 'postmaster.pid'), { force: true });
    await rm(path.join(into, 'osta-port'), { force: true });
    await writeFile(path.join(into, 'backup_label'), rows[0]?.label ?? '');
  } finally {
    client.release();
  }
}
