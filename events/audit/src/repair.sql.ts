import { eventColumns } from '@osta/event-store/event-row';
import type { ReadModelTable } from '@osta/subscription/read-model';
import { escapeIdentifier as quote, escapeLiteral } from 'pg';

import { isDiscarded, within, type LogSource } from './log-reader.sql.ts';

/** Creates the tables that say what the snapshot of a repair has seen. */
export function makeSeenSql(aside: string): string {
  return `
    create table ${quote(aside)}.seen_stream (
      subscription text not null, topic text not null, stream_id uuid not null, version integer not null,
      primary key (subscription, topic, stream_id))`;
}

/** Stores which versions the subscription has applied; without a subscription which are recorded. Two scans. */
export function keepSeenSql(aside: string, { schema, topics, appliedBy }: LogSource): string {
  const names = topics.map((topic) => escapeLiteral(topic)).join(', ');
  const from = appliedBy
    ? `select subscription, topic, stream_id, version from ${quote(appliedBy.schema)}.applied_stream
        where subscription = ${escapeLiteral(appliedBy.subscription)} and topic in (${names})`
    : `select '', topic, stream_id, max(stream_version) from ${quote(schema)}.event
        where topic in (${names}) group by topic, stream_id`;
  return `insert into ${quote(aside)}.seen_stream ${from}`;
}

/**
 * Reads what has come to the live tables since: the events that were applied, or recorded where commands write the tables.
 * Primary key of `applied_stream`, unique index of the events; `(tx, position)` without a subscription. Parameter: the
 * horizon of the snapshot.
 */
export function readSinceSql(aside: string, sources: readonly LogSource[]): string {
  const seen = `${quote(aside)}.seen_stream`;
  const branches = sources.map((source) => {
    const { schema, topics, appliedBy } = source;
    if (!appliedBy) {
      return `
    (select ${eventColumns} from ${within(source)} and event.tx >= $1::xid8
        and event.stream_version > coalesce((
          select seen.version from ${seen} as seen
           where seen.subscription = '' and seen.topic = event.topic and seen.stream_id = event.stream_id), 0))`;
    }
    return `
    (select ${eventColumns}
       from ${quote(appliedBy.schema)}.applied_stream as applied
       left join ${seen} as seen on seen.subscription = applied.subscription
        and seen.topic = applied.topic and seen.stream_id = applied.stream_id
       join ${quote(schema)}.event as event
         on event.stream_id = applied.stream_id and event.topic = applied.topic
        and event.stream_version > coalesce(seen.version, 0) and event.stream_version <= applied.version
      where applied.subscription = ${escapeLiteral(appliedBy.subscription)}
        and applied.version > coalesce(seen.version, 0) and $1::xid8 is not null
        and event.topic in (${topics.map((topic) => escapeLiteral(topic)).join(', ')})
        and not ${isDiscarded(source)})`;
  });
  return `select * from (${branches.join(' union all ')}) as log order by tx, position`;
}

/** Returns the columns of a table that a statement may write. Parameters: schema, table. */
export const writtenColumnsSql = `
  select attname as name from pg_attribute
   where attrelid = (quote_ident($1) || '.' || quote_ident($2))::regclass
     and attnum > 0 and not attisdropped and attgenerated = ''
   order by attnum`;

/** The statements that make a live table equal to the rebuilt one, where a row differs. */
export interface MendSql {
  readonly remove: string;
  readonly change: string;
  readonly add: string;
}

/** Where the tables are. */
interface MendPlaces {
  readonly live: string;
  readonly aside: string;
  /** Whether columns that are not compared were carried over: a row that was added may have raised them. */
  readonly carries: boolean;
}

/**
 * Returns the statements that mend a table. Parameter: an id that the key of a row must have; null: all rows.
 *
 * @param columns those that may be written
 */
export function mendSql(
  table: ReadModelTable,
  columns: readonly string[],
  { live, aside, carries }: MendPlaces,
): MendSql {
  const [target, source] = [live, aside].map((schema) => `${quote(schema)}.${quote(table.name)}`);
  const isSame = table.key.map((key) => `l.${quote(key)} = r.${quote(key)}`).join(' and ');
  const isAsked = (side: 'l' | 'r'): string =>
    `($1::text is null or $1 in (${table.key.map((key) => `${side}.${quote(key)}::text`).join(', ')}))`;
  const values = columns.filter((column) => !table.key.includes(column));
  const differs = table.compared
    .filter((column) => !table.key.includes(column))
    .map((column) => `l.${quote(column)} is distinct from r.${quote(column)}`);
  const carried = carries ? values.filter((column) => !table.compared.includes(column)) : [];
  const names = columns.map((column) => quote(column)).join(', ');
  const isDifferent = differs.join(' or ') || 'false';
  const isBehind =
    carried
      .map((column) => `l.${quote(column)} is distinct from r.${quote(column)}`)
      .join(' or ') || 'false';
  const first = quote(table.key[0] ?? '');
  const set = values.map((column) => `${quote(column)} = r.${quote(column)}`).join(', ');
  return {
    remove: `delete from ${target} as l
      where ${isAsked('l')} and not exists (select from ${source} as r where ${isSame})`,
    change: `update ${target} as l set ${set || `${first} = r.${first}`}
       from ${source} as r
      where ${isSame}
        and case when ${isDifferent} then ${isAsked('l')} else ${isBehind} end`,
    add: `insert into ${target} (${names})
      select ${names} from ${source} as r
       where ${isAsked('r')} and not exists (select from ${target} as l where ${isSame})`,
  };
}

/** Records a repaired row. Parameters: run, model; arrays of one length: table, key, kind, fields as JSON. */
export const recordRepairedSql = `
  insert into osta_audit.repaired_row (run_id, model, "table", key, kind, fields)
  select $1::uuid, $2::text, * from unnest($3::text[], $4::jsonb[], $5::text[], $6::jsonb[])`;
