import type { BesideSql } from '@osta/event-store/postgres-streams.sql';

/**
 * Returns the keys of these people, created where missing. Primary key. No row for a person whose key another
 * transaction is creating.
 *
 * $1 people, distinct and sorted; $2 a new key for each.
 */
export function makeKeys(schema: string): string {
  return `
  with made as (
    insert into ${schema}.subject_key (subject, key)
    select * from unnest($1::uuid[], $2::bytea[])
    on conflict (subject) do nothing
    returning subject, key
  )
  select subject, key from made
  union all
  select subject, key from ${schema}.subject_key where subject = any ($1::uuid[])`;
}

/** Reads the key of `caller` in the statement that opens a stream. Primary key. Null without a key. */
export function keyOfCaller(schema: string): BesideSql {
  return {
    column: 'author.key',
    join: `left join ${schema}.subject_key as author on author.subject = caller.user_id`,
  };
}

/** Returns the existing keys of these people. Primary key. $1 people. */
export function findKeys(schema: string): string {
  return `
  select subject, key from ${schema}.subject_key
   where subject = any ($1::uuid[]) and key is not null`;
}

/**
 * Returns a common table expression that destroys keys, for the statement that cleans the read model.
 * Afterwards the sealed words of these people are unreadable, and nothing readable can be sealed for them.
 * Primary key, locked in its order.
 *
 * @param first number of its one parameter: the people, distinct
 */
export function forgetSql(schema: string, first: number): string {
  return `
  forgotten as (
    insert into ${schema}.subject_key (subject)
    select subject from unnest($${first}::uuid[]) as erased (subject) order by subject
    on conflict (subject) do update set key = null
  )`;
}

/**
 * Reads the keys of the next 1,000 people. Primary key.
 *
 * $1 the last person of the page before; the nil UUID at first.
 */
export function nextKeys(schema: string): string {
  return `
  select subject, key from ${schema}.subject_key
   where subject > $1::uuid and key is not null
   order by subject limit 1000`;
}

/**
 * Replaces keys by the same keys wrapped anew, unless they were destroyed or replaced meanwhile. Primary key.
 *
 * $1 people; $2 what is stored for each; $3 what is stored instead.
 */
export function replaceKeys(schema: string): string {
  return `
  update ${schema}.subject_key as stored set key = anew.key
    from unnest($1::uuid[], $2::bytea[], $3::bytea[]) as anew (subject, before, key)
   where stored.subject = anew.subject and stored.key = anew.before`;
}

/**
 * Finds out whether there are keys in the schema `$1` that this role may read. By the catalog: to name the table would
 * fail while its service has made the schema and has not given its rights yet, as when all start at once.
 */
export const mayReadKeys = `
  select has_schema_privilege(home.oid, 'usage') and has_table_privilege(keys.oid, 'select') as has
    from pg_namespace as home join pg_class as keys on keys.relnamespace = home.oid
   where home.nspname = $1 and keys.relname = 'subject_key'`;

/** Reads the key of the newest person: ids are ordered by time. Primary key. */
export function findOneKey(schema: string): string {
  return `
  select subject, key from ${schema}.subject_key
   where key is not null order by subject desc limit 1`;
}
