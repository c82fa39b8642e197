import type { ReadModel } from '@osta/subscription/read-model';
import type { ClientBase } from 'pg';

import { diffTable } from './diff.sql.ts';
import { maskedJson } from './masked-words.ts';

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
export function diff(
  client: ClientBase,
  model: ReadModel,
  rebuilt: string,
): Promise<readonly Difference[]> {
  return diffSchemas(client, model, model.schema, rebuilt);
}

/** Two copies of a read model in the transaction of their rebuilds: of a moment, and of now. */
interface Copies {
  readonly past: string;
  readonly now: string;
}

/**
 * Compares the past with the past: the rows that no event has changed since a moment with those that followed from
 * the log at that moment. Which rows have changed is what the two copies differ in.
 *
 * @returns every difference of the other rows, and how many rows have changed
 */
export async function diffAsOf(
  client: ClientBase,
  model: ReadModel,
  { past, now }: Copies,
): Promise<{ readonly differences: readonly Difference[]; readonly later: number }> {
  const changed = await diffSchemas(client, model, now, past);
  const since = new Set(changed.map(placeOf));
  const differences = await diffSchemas(client, model, model.schema, past);
  return {
    differences: differences.filter((each) => !since.has(placeOf(each))),
    later: since.size,
  };
}

function placeOf({ table, key }: Difference): string {
  return `${table} ${JSON.stringify(key)}`;
}

/** Hides what somebody may have written into JSON of codes. Personal columns are hidden already. */
function maskedFields(fields: Difference['fields']): Difference['fields'] {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { live, rebuilt }]) => [
      name,
      { live: maskedJson(live), rebuilt: maskedJson(rebuilt) },
    ]),
  );
}

async function diffSchemas(
  client: ClientBase,
  { tables }: Pick<ReadModel, 'tables'>,
  live: string,
  rebuilt: string,
): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  for (const table of tables) {
    const { rows } = await client.query<Omit<Difference, 'table'>>(diffTable(table, live, rebuilt));
    for (const row of rows) {
      differences.push({ table: table.name, ...row, fields: maskedFields(row.fields) });
    }
  }
  return differences;
}
