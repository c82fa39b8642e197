import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { eventStoreMigrations } from '@osta/event-store/event-store-migrations';
import { createSnapshotTable } from '@osta/event-store/testing/create-schema';
import { findInfrastructure } from '@osta/infrastructure/find-infrastructure';
import { migrations as notificationMigrations } from '@osta/notification/migrations';
import { migrate } from '@osta/platform/database/migrate';
import { requestMigrations } from '@osta/request/migrations';
import { Pool } from 'pg';

import type { ScenarioContext } from './scenario.ts';

/** A database with the tables of the product, of this run's own. */
export interface BenchDatabase {
  readonly url: string;
  /** A superuser's connections, past every service. */
  readonly pool: Pool;
}

/** In the folder of identity: sessions are read from its tables. */
const identityMigrations = fileURLToPath(
  new URL('../../../services/identity/prisma/migrations', import.meta.url),
);

/**
 * Makes one on a real Postgres that commits for good; it goes when the scenario ends. Beside the tables
 * of the services there is `request.stream`, snapshots without content for events that are made up.
 */
export async function benchDatabase(context: ScenarioContext): Promise<BenchDatabase> {
  const { directory, environment, say, onEnd } = context;
  const { databaseUrl, stop } = await findInfrastructure({
    need: ['postgres'],
    directory,
    environment,
    postgresSettings: { shared_buffers: '1GB', max_wal_size: '8GB' },
    onProgress: say,
  });
  onEnd(stop);
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const admin = new Pool({ connectionString: databaseUrl, max: 1 });
  // The server may go before it does
  admin.on('error', () => {});
  await admin.query(`create database ${name}`);
  onEnd(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  const address = new URL(databaseUrl);
  address.pathname = `/${name}`;
  const url = address.href;
  for (const migrations of [
    { schema: 'identity', directories: [eventStoreMigrations, identityMigrations] },
    { schema: 'professional', directories: [eventStoreMigrations] },
    requestMigrations,
    notificationMigrations,
  ]) {
    await migrate({ url, migrations });
  }
  const pool = new Pool({ connectionString: url, max: 40 });
  // A connection that ends while nobody uses it is replaced by the next query
  pool.on('error', () => {});
  onEnd(() => pool.end());
  const client = await pool.connect();
  await createSnapshotTable(client, 'request', 'stream');
  client.release();
  return { url, pool };
}
