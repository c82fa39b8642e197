import { Pool, type PoolConfig } from 'pg';

/**
 * Creates a pool for tests. Sessions are cut while nobody uses them, by a test or by the end of their database:
 * without a listener such an error would end the process.
 */
export function testPool(connectionString: string, options: PoolConfig = {}): Pool {
  const pool = new Pool({ ...options, connectionString });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
