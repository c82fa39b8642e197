import type { ClientBase } from 'pg';

const lockOf = `hashtextextended('osta-audit ' || $1, 0)`;

/**
 * Runs work of this name while no other session does: two would write to the same tables.
 *
 * @param onWait told once, when another session is at it
 */
export async function oneAtATime<Result>(
  client: ClientBase,
  name: string,
  onWait: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await client.query<{ readonly isMine: boolean }>(
    `select pg_try_advisory_lock(${lockOf}) as "isMine"`,
    [name],
  );
  if (rows[0]?.isMine !== true) {
    onWait();
    await client.query(`select pg_advisory_lock(${lockOf})`, [name]);
  }
  try {
    return await work();
  } finally {
    // A lost connection has no lock any more
    await client.query(`select pg_advisory_unlock(${lockOf})`, [name]).catch(() => undefined);
  }
}
