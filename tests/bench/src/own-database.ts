import { randomUUID } from 'node:crypto';

import { findInfrastructure } from '@osta/infrastructure/find-infrastructure';
import { Pool } from 'pg';

import type { ScenarioContext } from './scenario.ts';

/** A database of this run's own. */
export interface OwnDatabase {
  readonly url: string;
  /** A superuser's connections, past every service. */
  readonly pool: Pool;
}

export interface OwnDatabaseOptions {
  /** What its name begins with. */
  readonly purpose: 'bench' | 'faults';
  readonly connections: number;
  /** Server settings for a Postgres that has to be started. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** What a scenario of any kind is given that a database can be made with. */
type Surroundings = Pick<ScenarioContext, 'directory' | 'environment' | 'say' | 'onEnd'>;

/** Makes an empty one on a real Postgres that commits for good; it goes when the scenario ends. */
export async function ownDatabase(
  { directory, environment, say, onEnd }: Surroundings,
  { purpose, connections, settings = {} }: OwnDatabaseOptions,
): Promise<OwnDatabase> {
  const { databaseUrl, stop } = await findInfrastructure({
    need: ['postgres'],
    directory,
    environment,
    postgresSettings: settings,
    onProgress: say,
  });
  onEnd(stop);
  const name = `${purpose}_${randomUUID().replaceAll('-', '')}`;
  const admin = patientPool(databaseUrl, 1);
  await admin.query(`create database ${name}`);
  onEnd(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const pool = patientPool(url.href, connections);
  onEnd(() => pool.end());
  return { url: url.href, pool };
}

/** One whose connections may end while nobody uses them: the next query replaces them. */
function patientPool(connectionString: string, max: number): Pool {
  const pool = new Pool({ connectionString, max });
  pool.on('error', () => {});
  return pool;
}
