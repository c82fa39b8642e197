import { forgotten, sealedPrefix } from '@osta/contracts/personal-words';
import type { HeldTable } from '@osta/subscription/held-table';
import { escapeIdentifier as quote, escapeLiteral } from 'pg';

import { asideMarker } from './audit-role.sql.ts';

/** Reads who was erased, by the facts of their accounts. Parameters: topic, type, last person, limit, person or null. */
export function findErasedSql(schema: string): string {
  return `
    select stream_id as id, stream_version as version from ${quote(schema)}.event
     where topic = $1 and starts_with(type, $2) and stream_id > $3 and ($5::uuid is null or stream_id = $5)
     order by stream_id limit $4`;
}

/** Returns which of these people were erased. Unique index of the events. Parameters: topic, type, people. */
export function erasedAmongSql(schema: string): string {
  return `
    select stream_id as id from ${quote(schema)}.event
     where stream_id = any($3::uuid[]) and topic = $1 and starts_with(type, $2)`;
}

/** Counts who was erased. Parameters: topic, type, person or null. */
export function countErasedSql(schema: string): string {
  return `
    select count(*)::int as people from ${quote(schema)}.event
     where topic = $1 and starts_with(type, $2) and ($3::uuid is null or stream_id = $3)`;
}

/** Lists the columns of all tables of some schemas, and which could hold words. Parameter: schemas. */
export const columnsSql = `
  select namespace.nspname as schema, pg_class.relname as "table", attribute.attname as "column",
         pg_type.typname as type,
         attribute.attgenerated = '' and (
           pg_type.typcategory = 'S' or pg_type.typname in ('json', 'jsonb', 'bytea', 'tsvector', 'xml')
           or (pg_type.typcategory = 'A' and element.typname in ('text', 'varchar', 'bpchar', 'json', 'jsonb', 'bytea'))
         ) as "mayHoldWords",
         coalesce(attribute.attnum = any(pg_index.indkey), false) as "isKey"
    from pg_class
    join pg_namespace as namespace on namespace.oid = pg_class.relnamespace
    join pg_attribute as attribute on attribute.attrelid = pg_class.oid and attribute.attnum > 0
     and not attribute.attisdropped
    join pg_type on pg_type.oid = attribute.atttypid
    left join pg_type as element on element.oid = pg_type.typelem
    left join pg_index on pg_index.indrelid = pg_class.oid and pg_index.indisprimary
   where pg_class.relkind in ('r', 'p', 'm') and namespace.nspname = any($1)
   order by 1, 2, attribute.attnum`;

/** Finds the schemas that rebuilds, repairs and resets have made and left. */
export const findAsideSql = `
  select nspname as schema from pg_namespace
   where obj_description(oid, 'pg_namespace') = ${escapeLiteral(asideMarker)} order by 1`;

/** Finds people whom a service has not forgotten: with their key, or without a tombstone. Primary key. Parameter: people. */
export function findKeptKeysSql(schema: string): string {
  return `
    select person.id as person, stored.subject is not null as "isKept"
      from unnest($1::uuid[]) as person (id)
      left join ${quote(schema)}.subject_key as stored on stored.subject = person.id
     where stored.subject is null or stored.key is not null
     order by 1`;
}

/**
 * Finds subscriptions that know of accounts and have not applied an erasure. Parameters: people; the version of each
 * that says so; topic.
 */
export function findWaitingSql(schema: string): string {
  const applied = `${quote(schema)}.applied_stream`;
  return `
    select person.id as person, reader.subscription
      from unnest($1::uuid[], $2::integer[]) as person (id, version)
     cross join (select distinct subscription from ${applied} where topic = $3) as reader
      left join ${applied} as applied
        on applied.subscription = reader.subscription and applied.topic = $3 and applied.stream_id = person.id
     where coalesce(applied.version, 0) < person.version
     order by 1, 2`;
}

/** A column as the database has it. */
export interface Column {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly mayHoldWords: boolean;
  readonly isKey: boolean;
}

/** Codes, ids, instants and paths of pages, which have no spaces. */
const codeText = String.raw`^[\w.:+/#?=&,-]{1,200}$`;

/** Returns a condition: a text says something. */
function says(text: string): string {
  return `${text} not in ('', ${escapeLiteral(forgotten)}) and not starts_with(${text}, ${escapeLiteral(sealedPrefix)})`;
}

function isReadable({ column, type }: Column, isCoded: boolean): string {
  const name = `held.${quote(column)}`;
  if (type === 'json' || type === 'jsonb') {
    const text = `(leaf #>> '{}')`;
    const unlessCode = isCoded ? ` and ${text} !~ ${escapeLiteral(codeText)}` : '';
    return `exists (
        select from jsonb_path_query(${name}::jsonb, 'strict $.**') as leaf
         where jsonb_typeof(leaf) = 'string' and ${says(text)}${unlessCode})`;
  }
  if (type === 'text' || type === 'varchar') return `coalesce(${says(name)}, false)`;
  return `coalesce(${name}::text not in ('', '{}', '\\x'), false)`;
}

/**
 * Returns a query for the rows of a table that say something about people: whose, the id of the row and the columns, never
 * what they say. Parameter: people.
 *
 * @param columns all of the table
 */
export function findHeldSql(schema: string, held: HeldTable, columns: readonly Column[]): string {
  const { name, of = [], through, goes, words = [], coded = [] } = held;
  const typeOf = new Map(columns.map((each) => [each.column, each]));
  const read = [...words, ...coded].flatMap((column) => typeOf.get(column) ?? []);
  const readable = read.map((each) => isReadable(each, coded.includes(each.column)));
  const keys = columns
    .filter(({ isKey, mayHoldWords }) => isKey && !mayHoldWords)
    .map(({ column }) => `${escapeLiteral(column)}, held.${quote(column)}`);
  const fields = goes
    ? `array['(row)']`
    : `array_remove(array[${read.map(({ column }, index) => `case when ${readable[index]} then ${escapeLiteral(column)} end`).join(', ')}], null)`;
  const isOf = of.map((column) =>
    typeOf.get(column)?.type === 'uuid'
      ? `held.${quote(column)} = person.id`
      : `held.${quote(column)} = person.id::text`,
  );
  const join = through
    ? `join ${quote(schema)}.${quote(through.table)} as owner on owner.${quote(through.of)} = person.id
      join ${quote(schema)}.${quote(name)} as held on held.${quote(through.key)} = owner.id`
    : `join ${quote(schema)}.${quote(name)} as held on ${isOf.join(' or ')}`;
  return `
    select person.id as person, jsonb_build_object(${keys.join(', ')}) as row, ${fields} as fields
      from unnest($1::uuid[]) as person (id)
      ${join}
     where ${goes ? 'true' : readable.join(' or ')}
     order by 1, 2`;
}

/** Reads messages that wait or were discarded. Parameters: last id, limit. */
export function readLettersSql(schema: string): string {
  return `
    select * from (
      select 'parked_event' as "table", id, event, encode(raw, 'escape') as raw from ${quote(schema)}.parked_event
      union all
      select 'operator_action', id, event, encode(raw, 'escape') from ${quote(schema)}.operator_action
       where event is not null or raw is not null
    ) as letter where id > $1 order by id limit $2`;
}

/** The condition of streams in whose events a person is named. */
export function namesPerson(parameter: number): string {
  return `($${parameter}::uuid is null or stream_id = $${parameter} or position($${parameter}::text in data::text) > 0)`;
}
