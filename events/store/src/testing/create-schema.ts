import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { escapeIdentifier, type ClientBase } from 'pg';

/**
 * Creates a schema and runs the migrations of these folders in it, as the platform's migrator does, but without
 * recording them as applied.
 */
export async function createSchema(
  client: ClientBase,
  schema: string,
  directories: readonly string[],
): Promise<void> {
  await client.query(`create schema ${escapeIdentifier(schema)}`);
  await client.query(`set search_path = ${escapeIdentifier(schema)}`);
  for (const directory of directories) {
    for (const name of (await readdir(directory)).toSorted()) {
      await client.query(await readFile(path.join(directory, name, 'migration.sql'), 'utf8'));
    }
  }
  await client.query('reset search_path');
}

/** Creates the minimal table of snapshots, without columns of a service. */
export async function createSnapshotTable(
  client: ClientBase,
  schema: string,
  table: string,
): Promise<void> {
  await client.query(`
create table ${escapeIdentifier(schema)}.${escapeIdentifier(table)} (
  id uuid primary key, version integer not null, fold integer not null default 1, state jsonb not null,
  created_at timestamptz(3) not null, updated_at timestamptz(3) not null
);
create index on ${escapeIdentifier(schema)}.${escapeIdentifier(table)} (fold, id)`);
}
