import type { Pool } from 'pg';

import { readNames } from './store-row.sql.ts';

/** Returns a function from the id of a person to their name; empty when it is not known. */
export async function namesOf(pool: Pool, ids: readonly string[]): Promise<(id: string) => string> {
  const people = new Set(ids.filter((id) => id !== 'system'));
  const { rows } = await pool.query<{ readonly id: string; readonly full_name: string }>({
    ...readNames,
    values: [[...people]],
  });
  const names = new Map(rows.map(({ id, full_name: fullName }) => [id, fullName]));
  return (id) => names.get(id) ?? '';
}
