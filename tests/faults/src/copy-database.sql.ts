/** The tables of these schemas, as quoted names. Parameter: schemas. */
export const findTablesSql = `
select format('%I.%I', schemaname, tablename) as name
from pg_tables where schemaname = any($1) order by 1`;

/** Every row as the text of its composite type, so that transaction ids and JSON are copied exactly. */
export function readRowsSql(table: string): string {
  return `select stored::text as row from ${table} as stored`;
}

/** Writes rows. Parameter: rows, as `readRowsSql` returns them. */
export function writeRowsSql(table: string): string {
  return `
insert into ${table} overriding system value
select (stored).* from (select unnest($1::text[])::${table} as stored) as rows`;
}

/** Returns statements that advance the identity columns of these schemas past the copied rows. Parameter: schemas. */
export const findIdentitiesSql = `
select format(
  'select setval(pg_get_serial_sequence(%L, %L), coalesce((select max(%I) from %I.%I), 0) + 1)',
  format('%I.%I', nspname, relname), attname, attname, nspname, relname
) as statement
from pg_attribute
join pg_class on pg_class.oid = attrelid
join pg_namespace on pg_namespace.oid = relnamespace
where attidentity <> '' and nspname = any($1)`;
