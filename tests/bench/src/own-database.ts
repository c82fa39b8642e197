import { randomUUID } from 'node:crypto';

import { findInfrastructure } from '@osta/infrastructure/find-infrastructure';
import { Pool } from 'pg';

import type { ScenarioContext } from './scenario.ts';

/** A database of this run. */
export interface OwnDatabase {
  readonly url: string;
  /** Connections of a superuser, which no service owns. */
  readonly pool: Pool;
}

export interface OwnDatabaseOptions {
  /** The prefix of its name. */
  readonly purpose: 'bench' | 'faults';
  readonly connections: number;
  /** Server settings, if a Postgres has to be started. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The part of a scenario's context that is needed to create a database. */
type Surroundings = Pick<ScenarioContext, 'directory' | 'environment' | 'say' | 'onEnd'>;

/**
 * Creates an empty database on a real Postgres that writes to disk on commit. It is dropped when the
 * scenario ends.
 */
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

/** A pool that replaces idle connections that break. */
function patientPool(connectionString: string, max: number): Pool {
  const pool = new Pool({ connectionString, max });
  pool.on('error', () => {});
  return pool;
}
