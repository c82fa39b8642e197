import { randomUUID } from 'node:crypto';

import { eventStoreMigrations } from '@osta/event-store/event-store-migrations';
import { createSchema, createSnapshotTable } from '@osta/event-store/testing/create-schema';
import { findInfrastructure } from '@osta/infrastructure/find-infrastructure';
import { Pool } from 'pg';

import type { ScenarioContext } from './scenario.ts';

/** A database with a service that records the topic `request`, as `recorder` does. */
export interface MarketDatabase {
  readonly pool: Pool;
  readonly url: string;
}

/** Makes one on a real Postgres; it goes when the scenario ends. */
export async function marketDatabase(context: ScenarioContext): Promise<MarketDatabase> {
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
  await admin.query(`create database ${name}`);
  onEnd(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const pool = new Pool({ connectionString: url.href, max: 30 });
  // A connection that ends while nobody uses it is replaced by the next query
  pool.on('error', () => {});
  onEnd(() => pool.end());
  const client = await pool.connect();
  await createSchema(client, 'request', [eventStoreMigrations]);
  await createSnapshotTable(client, 'request', 'stream');
  client.release();
  return { pool, url: url.href };
}
