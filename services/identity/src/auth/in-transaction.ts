import type { Pool, PoolClient } from 'pg';

/**
 * Runs the work in a transaction and returns its result after the commit. @throws what the work
 * throws, after a rollback
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that broke inside a transaction does not go back to the pool
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(failure);
  }
}
