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

const lockOf = `hashtextextended('osta-audit repair ' || $1, 0)`;

/** Keeps other repairs of a read model away for as long as the session lives; false while there is one. Parameter: model. */
export const tryLockSql = `select pg_try_advisory_lock(${lockOf}) as "isMine"`;

/** Lets the next repair of the read model begin. Parameter: model. */
export const unlockSql = `select pg_advisory_unlock(${lockOf})`;

/** A column that a statement may write. */
export interface WrittenColumn {
  readonly name: string;
  /** Whether a generated column is reckoned from it: it is compared as that one, if not by itself. */
  readonly isReckonedWith: boolean;
}

/** Returns the columns of a table that a statement may write. Parameters: schema, table. */
export const writtenColumnsSql = `
  select attname as name, exists (
           select from pg_depend
             join pg_attrdef as def on pg_depend.classid = 'pg_attrdef'::regclass and pg_depend.objid = def.oid
             join pg_attribute as generated on generated.attrelid = def.adrelid and generated.attnum = def.adnum
            where generated.attgenerated <> '' and def.adrelid = pg_attribute.attrelid
              and def.adnum <> pg_attribute.attnum and pg_depend.refclassid = 'pg_class'::regclass
              and pg_depend.refobjid = pg_attribute.attrelid and pg_depend.refobjsubid = pg_attribute.attnum
         ) as "isReckonedWith"
    from pg_attribute
   where attrelid = (quote_ident($1) || '.' || quote_ident($2))::regclass
     and attnum > 0 and not attisdropped and attgenerated = ''
   order by attnum`;

/** Tells whether something else than the key of a table has to be unique. Parameters: schema, table. */
export const isUniqueBesideSql = `
  select exists (
    select from pg_index
     where indrelid = (quote_ident($1) || '.' || quote_ident($2))::regclass
       and indisunique and not indisprimary) as "isUnique"`;

/** The statements that make a live table equal to the rebuilt one, where a row differs. */
export interface MendSql {
  readonly remove: string;
  readonly change: string;
  /** Raises columns that are not compared, of rows that nobody asked for too; null where there are none. */
  readonly carry: string | null;
  readonly add: string;
}

function setting(columns: readonly string[]): string {
  return columns.map((column) => `${quote(column)} = r.${quote(column)}`).join(', ');
}

/** Where the tables are. */
interface MendPlaces {
  readonly live: string;
  readonly aside: string;
  /** Whether columns that are not compared were carried over: a row that was added may have raised them. */
  readonly carries: boolean;
  /** Whether rows that differ are written anew: two that have got each other's unique value cannot be changed in turn. */
  readonly replaces: boolean;
}

/**
 * Returns the statements that mend a table. Parameter of all but `carry`: an id that the key of a row must have; null: all
 * rows.
 *
 * @param written the columns that may be written
 */
export function mendSql(
  table: ReadModelTable,
  written: readonly WrittenColumn[],
  { live, aside, carries, replaces }: MendPlaces,
): MendSql {
  const [target, source] = [live, aside].map((schema) => `${quote(schema)}.${quote(table.name)}`);
  const isSame = table.key.map((key) => `l.${quote(key)} = r.${quote(key)}`).join(' and ');
  const isAsked = (side: 'l' | 'r'): string =>
    `($1::text is null or $1 in (${table.key.map((key) => `${side}.${quote(key)}::text`).join(', ')}))`;
  const columns = written.map(({ name }) => name);
  const values = columns.filter((column) => !table.key.includes(column));
  const differs = table.compared
    .filter((column) => !table.key.includes(column))
    .map((column) => `l.${quote(column)} is distinct from r.${quote(column)}`);
  const isCarried = ({ name, isReckonedWith }: WrittenColumn): boolean =>
    carries && !isReckonedWith && ![...table.key, ...table.compared].includes(name);
  const carried = written.filter(isCarried).map(({ name }) => name);
  const names = columns.map((column) => quote(column)).join(', ');
  const isDifferent = differs.join(' or ') || 'false';
  const isBehind = carried
    .map((column) => `l.${quote(column)} is distinct from r.${quote(column)}`)
    .join(' or ');
  const first = quote(table.key[0] ?? '');
  return {
    remove: `delete from ${target} as l
      where ${isAsked('l')} and not exists (
        select from ${source} as r where ${isSame}${replaces ? ` and not (${isDifferent})` : ''})`,
    change: `update ${target} as l set ${setting(values) || `${first} = r.${first}`}
       from ${source} as r
      where ${isSame} and ${isAsked('l')} and (${isDifferent})`,
    carry:
      carried.length === 0
        ? null
        : `update ${target} as l set ${setting(carried)}
       from ${source} as r
      where ${isSame} and (${isBehind})`,
    add: `insert into ${target} (${names})
      select ${names} from ${source} as r
       where ${isAsked('r')} and not exists (select from ${target} as l where ${isSame})`,
  };
}

/** Records a repaired row. Parameters: run, model; arrays of one length: table, key, kind, fields as JSON. */
export const recordRepairedSql = `
  insert into osta_audit.repaired_row (run_id, model, "table", key, kind, fields)
  select $1::uuid, $2::text, * from unnest($3::text[], $4::jsonb[], $5::text[], $6::jsonb[])`;
