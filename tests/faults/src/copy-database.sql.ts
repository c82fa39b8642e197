/** The tables of these schemas, as names that can be put into a statement. Parameter: schemas. */
export const findTablesSql = `
select format('%I.%I', schemaname, tablename) as name
from pg_tables where schemaname = any($1) order by 1`;

/** Every row as the text of its type: numbers of transactions and JSON come out as they are. */
export function readRowsSql(table: string): string {
  return `select stored::text as row from ${table} as stored`;
}

/** Parameter: rows, as `readRowsSql` gives them. */
export function writeRowsSql(table: string): string {
  return `
insert into ${table} overriding system value
select (stored).* from (select unnest($1::text[])::${table} as stored) as rows`;
}

/** Lets the identity columns of these schemas go on after the rows. Parameter: schemas. */
export const findIdentitiesSql = `
select format(
  'select setval(pg_get_serial_sequence(%L, %L), coalesce((select max(%I) from %I.%I), 0) + 1)',
  format('%I.%I', nspname, relname), attname, attname, nspname, relname
) as statement
from pg_attribute
join pg_class on pg_class.oid = attrelid
join pg_namespace on pg_namespace.oid = relnamespace
where attidentity <> '' and nspname = any($1)`;
