import { escapeIdentifier as quote, type ClientBase } from 'pg';

/**
 * Finds constraints and other indexes of a table, as statements for its copy, with their names. Parameter: the
 * table.
 */
const findRulesSql = `
  select format('alter table %s add constraint %I %s', '%COPY%', conname, pg_get_constraintdef(oid)) as statement
    from pg_constraint where conrelid = $1::regclass and contype in ('p', 'u', 'c', 'x')
  union all
  select regexp_replace(pg_get_indexdef(indexrelid), ' ON \\S+ ', ' ON %COPY% ')
    from pg_index
   where indrelid = $1::regclass
     and not exists (select from pg_constraint where conindid = indexrelid)`;

/**
 * Creates empty tables like those of another schema, with the same constraints and indexes under the same names,
 * so that later migrations find them after a swap. Does not copy foreign keys and triggers: copies have none.
 */
export async function createLike(
  client: ClientBase,
  { live, schema, tables }: { live: string; schema: string; tables: readonly string[] },
): Promise<void> {
  for (const table of tables) {
    const [original, copy] = [live, schema].map((each) => `${quote(each)}.${quote(table)}`);
    await client.query(
      `create table ${copy} (like ${original} including all excluding indexes excluding constraints)`,
    );
    const { rows } = await client.query<{ readonly statement: string }>(findRulesSql, [original]);
    for (const { statement } of rows) {
      await client.query(statement.replace('%COPY%', () => copy ?? ''));
    }
  }
}
