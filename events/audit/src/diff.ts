import type { ReadModel } from '@osta/subscription/read-model';
import type { ClientBase } from 'pg';

import { diffTable } from './diff.sql.ts';

/** One row that differs between the live read model and the rebuilt one. */
export interface Difference {
  readonly table: string;
  readonly key: Readonly<Record<string, unknown>>;
  readonly kind: 'missing-live' | 'missing-rebuilt' | 'different';
  /** The differing fields; empty when the whole row is missing on one side. */
  readonly fields: Readonly<Record<string, { readonly live: unknown; readonly rebuilt: unknown }>>;
}

/**
 * Compares the live tables of a read model with a rebuilt copy, field by field.
 *
 * Call it in the transaction of the rebuild, at REPEATABLE READ, so that both sides show the same snapshot.
 *
 * @returns every difference, ordered by table and key; none when the two agree
 */
export async function diff(
  client: ClientBase,
  model: ReadModel,
  rebuilt: string,
): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  for (const table of model.tables) {
    const { rows } = await client.query<Omit<Difference, 'table'>>(
      diffTable(table, model.schema, rebuilt),
    );
    for (const row of rows) differences.push({ table: table.name, ...row });
  }
  return differences;
}
