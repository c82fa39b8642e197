import { preparedDatabase } from '@osta/infrastructure/testing/infrastructure';
import { Client, type Pool } from 'pg';

import { eventStoreMigrations } from '../event-store-migrations.ts';
import { createSchema, createSnapshotTable } from './create-schema.ts';
import { testPool } from './test-pool.ts';

/** A database with one service in it that records events. */
export interface RequestDatabase {
  readonly pool: Pool;
  readonly url: string;
  /** Ends all sessions but its own, as a restarting server does. */
  readonly cutConnections: () => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** Creates a database with schema `request`: the tables of the event store, and snapshots in `request.stream`. */
export async function requestDatabase(): Promise<RequestDatabase> {
  const database = await preparedDatabase('event store of requests', prepare);
  const pool = testPool(database.url, { max: 40 });

  return {
    pool,
    url: database.url,
    async cutConnections() {
      await pool.query(`
select pg_terminate_backend(pid) from pg_stat_activity
where datname = current_database() and pid <> pg_backend_pid()`);
    },
    async drop() {
      await pool.end();
      await database.drop();
    },
  };
}

async function prepare(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await createSchema(client, 'request', [eventStoreMigrations]);
  await createSnapshotTable(client, 'request', 'stream');
  await client.end();
}
