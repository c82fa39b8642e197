import {
  findEpochSchemasSql,
  findEpochSql,
  lockEventsSql,
  newestEpochSql,
  openEpochSql,
} from './open-epoch.sql.ts';
import type { Queryable } from './queryable.ts';

interface Epoch {
  readonly epoch: number;
  /** Whether new transaction numbers are greater than all stored ones. */
  readonly isCurrent: boolean;
}

/**
 * Finds the epoch that a schema must be in. Reads only.
 *
 * The schemas of one database share the epoch: audits read several event tables as one log, so a number must
 * mean the same in all of them. A schema created after a restore begins in the epoch of the others.
 *
 * @param schema with the tables of `eventStoreMigrations` in it
 * @returns the number of the epoch to open, or undefined when the newest one is right
 */
export async function dueEpoch(database: Queryable, schema: string): Promise<number | undefined> {
  const found = await database.query<Epoch>({ text: findEpochSql(schema) });
  const [own] = found.rows;
  if (!own) throw new Error(`The schema ${schema} has no epoch: its event_epoch is empty`);
  const schemas = await database.query<{ readonly schema: string }>({ text: findEpochSchemasSql });
  const newest = await database.query<{ readonly epoch: number }>({
    text: newestEpochSql(schemas.rows.map((row) => row.schema)),
  });
  const due = Math.max(newest.rows[0]?.epoch ?? 0, own.isCurrent ? own.epoch : own.epoch + 1);
  return due > own.epoch ? due : undefined;
}

/**
 * Opens a new epoch when the schema was moved to another cluster, or the ids of its cluster went back. Then
 * every older event is readable, and every new event sorts after them.
 *
 * @param database one connection, in a transaction: the caller commits it
 * @returns the epoch that was opened; undefined when none was needed
 */
export async function openEpoch(database: Queryable, schema: string): Promise<number | undefined> {
  if ((await dueEpoch(database, schema)) === undefined) return undefined;
  await database.query({ text: lockEventsSql(schema) });
  // The lock has waited for writers; another process may have opened the epoch meanwhile
  const due = await dueEpoch(database, schema);
  if (due !== undefined) await database.query({ text: openEpochSql(schema), values: [due] });
  return due;
}

/**
 * Returns whether a statement failed because the database was exchanged under the running process, so that no
 * epoch is open in its new cluster. Restarting the process opens one.
 */
export function isOutsideEpoch(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const at = (key: string): unknown => Reflect.get(error, key);
  return at('code') === '23502' && at('table') === 'event' && at('column') === 'tx';
}
