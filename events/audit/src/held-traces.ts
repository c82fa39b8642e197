import type { HeldTable } from '@osta/subscription/held-table';
import type { ClientBase } from 'pg';

import { findHeldSql, type Column } from './erase-check.sql.ts';
import type { Trace } from './trace.ts';

/** Where rows may say something about people. */
interface HeldPlace {
  readonly schema: string;
  /** What the table is declared to hold of people. */
  readonly held: HeldTable;
  /** The columns that the table has there. */
  readonly columns: readonly Column[];
}

/** Finds the rows of a table that say something about these people: a trace for each field that does. */
export async function findHeldTraces(
  client: ClientBase,
  { schema, held, columns }: HeldPlace,
  people: readonly string[],
): Promise<readonly Trace[]> {
  const { rows } = await client.query<{
    readonly person: string;
    readonly row: unknown;
    readonly fields: readonly string[];
  }>(findHeldSql(schema, held, columns), [people]);
  return rows.flatMap(({ person, row, fields }) =>
    fields.map((field) => ({
      fault: 'readable' as const,
      person,
      schema,
      table: held.name,
      row,
      field,
    })),
  );
}
