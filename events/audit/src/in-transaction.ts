import type { ClientBase } from 'pg';

/**
 * Runs work in a transaction of a session that is at hand, and returns its result after the commit.
 *
 * @param begin how it begins: its isolation, and what it sees
 * @throws what the work throws, after a rollback
 */
export async function inTransaction<Result>(
  client: ClientBase,
  work: () => Promise<Result>,
  begin = 'begin',
): Promise<Result> {
  await client.query(begin);
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
