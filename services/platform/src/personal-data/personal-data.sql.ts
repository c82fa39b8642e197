/**
 * The keys of these people, each made unless there is one. Primary key. No row for a person whose key
 * somebody else makes at this moment.
 *
 * $1 people, each once, in order; $2 a new key for each.
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

/** The keys of these people, as far as they still exist. Primary key. $1 people. */
export function findKeys(schema: string): string {
  return `
  select subject, key from ${schema}.subject_key
   where subject = any ($1::uuid[]) and key is not null`;
}

/**
 * From here on nobody can read what was sealed for these people, and nothing can be sealed for them that
 * could be read. A common table expression, for the statement that cleans the read model. Primary key,
 * locked in its order.
 *
 * @param first number of its one parameter: the people, each once
 */
export function forgetSql(schema: string, first: number): string {
  return `
  forgotten as (
    insert into ${schema}.subject_key (subject)
    select subject from unnest($${first}::uuid[]) as erased (subject) order by subject
    on conflict (subject) do update set key = null
  )`;
}
