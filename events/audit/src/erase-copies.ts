import type { ReadModel } from '@osta/subscription/read-model';

import { columnsSql, findAsideSql, type Column } from './erase-check.sql.ts';
import { findHeldTraces } from './held-traces.ts';
import type { Check, Trace } from './trace.ts';

/** A schema that was built aside, with what its tables may hold of people. */
interface Copy {
  readonly schema: string;
  readonly columns: readonly Column[];
}

/**
 * Looks for these people in the tables that rebuilds, repairs and resets have left beside the live ones. No erasure
 * reaches them, so what was built before it still says who somebody was.
 */
export async function checkCopies(
  check: Check,
  people: readonly string[],
): Promise<readonly Trace[]> {
  const { client } = check;
  const { rows: asides } = await client.query<{ readonly schema: string }>(findAsideSql);
  const found = new Map<string, Trace>();
  for (const { schema } of asides) {
    const { rows: columns } = await client.query<Column>(columnsSql, [[schema]]);
    for (const trace of await checkCopy(check, { schema, columns }, people)) {
      // Several services keep the same copies, so the tables may be those of each of them
      found.set(JSON.stringify(trace), trace);
    }
  }
  return [...found.values()];
}

async function checkCopy(
  { client, system }: Check,
  { schema, columns }: Copy,
  people: readonly string[],
): Promise<readonly Trace[]> {
  const traces: Trace[] = [];
  const owners = new Set(
    system.models.flatMap((model) => (isCopyOf(columns, model) ? [model.schema] : [])),
  );
  for (const owner of owners) {
    const tables = system.held.find((each) => each.schema === owner)?.tables ?? [];
    for (const held of tables) {
      const own = columns.filter(({ table }) => table === held.name);
      const says = held.goes === true || [...(held.words ?? []), ...(held.coded ?? [])].length > 0;
      const isThere = (held.of ?? []).every((name) => own.some(({ column }) => column === name));
      if (held.of === undefined || own.length === 0 || !says || !isThere) continue;
      traces.push(...(await findHeldTraces(client, { schema, held, columns: own }, people)));
    }
  }
  return traces;
}

function isCopyOf(columns: readonly Column[], { tables }: ReadModel): boolean {
  return tables.every(({ name, key, compared }) =>
    [...key, ...compared].every((column) =>
      columns.some((each) => each.table === name && each.column === column),
    ),
  );
}
