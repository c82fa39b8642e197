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
  /** Whether numbers that are drawn now come after all that were drawn before. */
  readonly isCurrent: boolean;
}

/**
 * Finds the epoch that a schema has to be in. Reads only.
 *
 * The schemas of one database go together: who reads several event tables as one log goes by numbers that mean the
 * same in all of them. So a schema that is made after a restore begins in the epoch of the others.
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
 * Opens a new epoch when the schema has come into another cluster, or the ids of its cluster went back. Then
 * everything recorded before is readable, and whatever is recorded from now on comes after it.
 *
 * @param database one connection, in a transaction: the caller commits it
 * @returns the epoch that was opened, or undefined when there was no need
 */
export async function openEpoch(database: Queryable, schema: string): Promise<number | undefined> {
  if ((await dueEpoch(database, schema)) === undefined) return undefined;
  await database.query({ text: lockEventsSql(schema) });
  // Who recorded until now has ended, and another process may have opened it meanwhile
  const due = await dueEpoch(database, schema);
  if (due !== undefined) await database.query({ text: openEpochSql(schema), values: [due] });
  return due;
}

/**
 * Whether a statement was refused because its database came from another cluster while the process was running, and
 * no epoch is open there. A start of the process opens one.
 */
export function isOutsideEpoch(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const at = (key: string): unknown => Reflect.get(error, key);
  return at('code') === '23502' && at('table') === 'event' && at('column') === 'tx';
}
