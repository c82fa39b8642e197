import type { Pool } from 'pg';

import {
  findIdentitiesSql,
  findTablesSql,
  readRowsSql,
  writeRowsSql,
} from './copy-database.sql.ts';

/** The rows of every table, as text, by the table's name. */
export type Dump = ReadonlyMap<string, readonly string[]>;

/** Reads all rows of these schemas in one snapshot, like `pg_dump --data-only`. */
export async function dump(pool: Pool, schemas: readonly string[]): Promise<Dump> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables = await client.query<{ name: string }>(findTablesSql, [schemas]);
    const content = new Map<string, readonly string[]>();
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(readRowsSql(name));
      content.set(
        name,
        rows.map(({ row }) => row),
      );
    }
    await client.query('commit');
    return content;
  } finally {
    client.release();
  }
}

/** Replaces all rows of these schemas in another database, which has the same tables. */
export async function restore(
  pool: Pool,
  schemas: readonly string[],
  content: Dump,
): Promise<void> {
  await pool.query(`truncate ${[...content.keys()].join(', ')}`);
  for (const [table, rows] of content) await pool.query(writeRowsSql(table), [rows]);
  const identities = await pool.query<{ statement: string }>(findIdentitiesSql, [schemas]);
  for (const { statement } of identities.rows) await pool.query(statement);
}
