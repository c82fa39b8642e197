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
  const admin = patientPool(databaseUrl, 1);
  await admin.query(`create database ${name}`);
  onEnd(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const pool = patientPool(url.href, 30);
  onEnd(() => pool.end());
  const client = await pool.connect();
  await createSchema(client, 'request', [eventStoreMigrations]);
  await createSnapshotTable(client, 'request', 'stream');
  client.release();
  return { pool, url: url.href };
}

/** One whose connections may end while nobody uses them: the next query replaces them. */
function patientPool(connectionString: string, max: number): Pool {
  const pool = new Pool({ connectionString, max });
  pool.on('error', () => {});
  return pool;
}
