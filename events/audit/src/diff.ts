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
 * Compares the live tables of a read model with rebuilt ones, field by field. Nobody may write to either meanwhile: the
 * live ones are locked, or copied as they were at the moment of the rebuild.
 *
 * @param live the schema of the live tables, or of their copies
 * @returns every difference, ordered by table and key; none when the two agree
 */
export async function diff(
  client: ClientBase,
  { tables }: Pick<ReadModel, 'tables'>,
  { live, rebuilt }: { readonly live: string; readonly rebuilt: string },
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

/** The live tables of a read model as they were at a moment, and two rebuilds: of a time before, and of that moment. */
interface Copies {
  readonly live: string;
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
  { live, past, now }: Copies,
): Promise<{ readonly differences: readonly Difference[]; readonly later: number }> {
  const changed = await diff(client, model, { live: now, rebuilt: past });
  const since = new Set(changed.map(placeOf));
  const differences = await diff(client, model, { live, rebuilt: past });
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
