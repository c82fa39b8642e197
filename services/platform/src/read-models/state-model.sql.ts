import type { ReadModelTable } from '@osta/subscription/read-model';
import { escapeIdentifier as quote } from 'pg';

/** A table of a model that follows from the snapshots. Its key is the one column by which its rows are found. */
export interface StateTable extends ReadModelTable {
  readonly key: readonly [string];
  /** The columns that are written: not those that the database computes. */
  readonly columns: readonly string[];
}

/**
 * Finds the streams of a log with events that a subscription has not applied. Reads the whole event table, as the
 * rebuild has done. Parameters: subscription, topics.
 */
export function findBehindSql(schema: string, log: string): string {
  return `
    select event.stream_id as id
      from ${quote(log)}.event
      left join ${quote(schema)}.applied_stream as applied
        on applied.subscription = $1 and applied.topic = event.topic and applied.stream_id = event.stream_id
     where event.topic = any($2::text[])
     group by event.topic, event.stream_id
    having max(event.stream_version) > coalesce(max(applied.version), 0)`;
}

/**
 * The statements that make rows aside what they are in the live table. Parameter of `take` and `remove`: their keys; of
 * `add`: the rows that were taken, as JSON.
 */
export function takeOverSql(
  { name, key: [key], columns }: StateTable,
  { live, aside }: { readonly live: string; readonly aside: string },
): { readonly take: string; readonly remove: string; readonly add: string } {
  const [from, to] = [live, aside].map((schema) => `${quote(schema)}.${quote(name)}`);
  const names = columns.map((column) => quote(column)).join(', ');
  return {
    take: `
      select coalesce(json_agg(taken), '[]')::text as rows
        from (select ${names} from ${from} where ${quote(key)} = any($1::uuid[])) as taken`,
    remove: `delete from ${to} where ${quote(key)} = any($1::uuid[])`,
    add: `insert into ${to} (${names}) select ${names} from json_populate_recordset(null::${to}, $1::json)`,
  };
}
