import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { eventStoreMigrations } from '@osta/event-store/event-store-migrations';
import { dueEpoch, openEpoch } from '@osta/event-store/open-epoch';
import { Pool } from 'pg';

import type { ServiceMigrations } from '../service.ts';
import { searchPath } from './create-pool.ts';
import {
  findAppliedMigrations,
  hasMigrationsTable,
  isOwnerOf,
  lockMigrations,
} from './migrate.sql.ts';
import type { Migration } from './schema-engine.ts';

/** The database and the migrations do not match. The message is one sentence for the operator. */
export class MigrationProblem extends Error {
  override readonly name = 'MigrationProblem';
}

export interface MigrateOptions {
  /** URL with a role that may create schemas and tables. */
  readonly url: string;
  readonly migrations: ServiceMigrations;
}

interface Applied {
  readonly migration_name: string;
  readonly checksum: string;
}

/**
 * Applies the missing migrations of a service to its schema, in one transaction: a killed process leaves
 * nothing behind. When two run at once, the second finds nothing to do. When nothing is missing, this costs one
 * short connection.
 *
 * A schema with events that was restored into another cluster gets a new epoch here, before any event is
 * recorded in it.
 *
 * Applied migrations that are missing in the folder are ignored: a newer build applied them, and keeps running
 * while this one starts.
 *
 * @returns the names of the migrations applied now
 * @throws MigrationProblem when a file was edited after it was applied, its SQL fails, or the user may not apply it
 */
export async function migrate({ url, migrations }: MigrateOptions): Promise<readonly string[]> {
  const { schema, directories } = migrations;
  const wanted = await readMigrations(directories);
  const pool = singleConnection(url, schema);
  try {
    const before = await missing(pool, schema, wanted);
    const hasEvents = directories.includes(eventStoreMigrations);
    const isDone = before.length === 0 && !(hasEvents && (await dueEpoch(pool, schema)));
    if (isDone) return [];

    await requireOwner(pool, schema, before.length);
    await pool.query('begin');
    await pool.query(lockMigrations);
    const now = await missing(pool, schema, wanted);
    if (now.length > 0) await apply(pool, schema, wanted);
    if (hasEvents) await openEpoch(pool, schema);
    await pool.query('commit');
    return now.map(({ name }) => name);
  } finally {
    await pool.end();
  }
}

/**
 * @throws MigrationProblem when the user is neither the owner of the schema nor may create it: a service that logs in as
 *   its own role
 */
async function requireOwner(pool: Pool, schema: string, lacking: number): Promise<void> {
  const { rows } = await pool.query<{ readonly user: string; readonly isOwner: boolean }>(
    isOwnerOf,
    [schema],
  );
  const [found] = rows;
  if (!found || found.isOwner) return;
  const what = lacking > 0 ? `lacks ${lacking} migrations` : 'was restored into another cluster';
  throw new MigrationProblem(
    `The schema ${schema} ${what}, and ${found.user} may not change it: let the owner of the database run \`npm run migrate\`, see docs/guides/operations.md.`,
  );
}

async function apply(pool: Pool, schema: string, wanted: readonly Migration[]): Promise<void> {
  await pool.query(`create schema if not exists ${schema}`);
  // Five megabytes of WebAssembly: loaded only when a migration is missing
  const { applyMigrations } = await import('./schema-engine.ts');
  try {
    await applyMigrations(pool, schema, wanted);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new MigrationProblem(`The migrations of ${schema} failed, nothing was changed: ${why}`, {
      cause,
    });
  }
}

/** Reads the migrations of all folders, in the order of their names. */
async function readMigrations(directories: readonly string[]): Promise<readonly Migration[]> {
  const folders = await Promise.all(
    directories.map(async (directory) => {
      const entries = await readdir(directory, { withFileTypes: true });
      const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
      return Promise.all(names.map((name) => readMigration(directory, name)));
    }),
  );
  const all = folders.flat().toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const twice = all.find(({ name }, index) => all[index + 1]?.name === name);
  if (twice) throw new MigrationProblem(`Two migrations are called ${twice.name}.`);
  return all;
}

async function readMigration(directory: string, name: string): Promise<Migration> {
  return { name, script: await readFile(path.join(directory, name, 'migration.sql'), 'utf8') };
}

async function missing(
  pool: Pool,
  schema: string,
  wanted: readonly Migration[],
): Promise<readonly Migration[]> {
  const { rows: tables } = await pool.query({ ...hasMigrationsTable, values: [schema] });
  if (tables.length === 0) return wanted;

  const { rows } = await pool.query<Applied>(findAppliedMigrations(schema));
  const checksums = new Map(rows.map((row) => [row.migration_name, row.checksum]));
  for (const { name, script } of wanted) {
    const checksum = checksums.get(name);
    if (checksum !== undefined && checksum !== checksumOf(script)) {
      throw new MigrationProblem(
        `The migration ${name} of ${schema} was edited after it had been applied: put it back and write a new one.`,
      );
    }
  }
  return wanted.filter(({ name }) => !checksums.has(name));
}

/** Returns the checksum as Prisma computes it. */
function checksumOf(script: string): string {
  return createHash('sha256').update(script).digest('hex');
}

/**
 * Creates a pool of one connection: a second one would be outside the transaction. When the connection is lost,
 * the migration fails.
 */
function singleConnection(url: string, schema: string): Pool {
  let connections = 0;
  const pool = new Pool({
    connectionString: url,
    application_name: `${schema} migrations`,
    max: 1,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 0,
    // No limit on statements: a migration may take long. A limit on locks: others must not queue behind it
    lock_timeout: 60_000,
    options: searchPath(schema),
    verify: (_client, done) => {
      connections += 1;
      done(connections > 1 ? new Error('The connection was lost') : undefined);
    },
  });
  pool.on('error', () => {});
  return pool;
}
