import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { eventStoreMigrations } from '@osta/event-store/event-store-migrations';
import { findInfrastructure } from '@osta/infrastructure/find-infrastructure';
import { migrations as notificationMigrations } from '@osta/notification/migrations';
import { migrate } from '@osta/platform/database/migrate';
import { requestMigrations } from '@osta/request/migrations';
import { Pool } from 'pg';

import type { MarketDatabase } from './market-database.ts';
import type { ScenarioContext } from './scenario.ts';

/** In the folder of identity: sessions are read from its tables. */
const identityMigrations = fileURLToPath(
  new URL('../../../services/identity/prisma/migrations', import.meta.url),
);

/** A database with the tables of the product on a real Postgres; it goes when the scenario ends. */
export async function marketSchemas(context: ScenarioContext): Promise<MarketDatabase> {
  const { directory, environment, say, onEnd } = context;
  const { databaseUrl, stop } = await findInfrastructure({
    need: ['postgres'],
    directory,
    environment,
    onProgress: say,
  });
  onEnd(stop);
  const name = `faults_${randomUUID().replaceAll('-', '')}`;
  const admin = new Pool({ connectionString: databaseUrl, max: 1 });
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
  const pool = new Pool({ connectionString: url, max: 20 });
  pool.on('error', () => {});
  onEnd(() => pool.end());
  return { pool, url };
}
