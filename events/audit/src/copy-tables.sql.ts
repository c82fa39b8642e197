import type { ReadTable } from '@osta/subscription/read-model';
import { escapeIdentifier as quote } from 'pg';

/** Holds tables where they are: no column of theirs and no block moves meanwhile. */
export function holdSql(schema: string, tables: readonly string[]): string {
  const names = tables.map((table) => `${quote(schema)}.${quote(table)}`);
  return `lock table ${names.join(', ')} in access share mode`;
}

/**
 * Counts the tables that the snapshot and the names of now agree in: rows are seen as of the snapshot, names never are.
 * Parameters: schema, tables.
 */
export const countSameSql = `
  select count(*)::int as same from pg_class
   where relnamespace = (select oid from pg_namespace where nspname = $1)
     and relname = any($2::text[]) and oid = to_regclass(format('%I.%I', $1::text, relname))`;

/** Returns how many blocks a table has. Parameters: schema, table. */
export const countBlocksSql = `
  select (pg_relation_size(to_regclass(format('%I.%I', $1::text, $2::text)))
          / current_setting('block_size')::int)::int as blocks`;

/** Where rows are copied from, and to. */
export interface CopyPlaces {
  readonly from: string;
  readonly to: string;
}

/** Returns the statement that makes the empty copy. No log is written for it: after a crash it is dropped anyway. */
export function makeCopySql({ name, columns }: ReadTable, { from, to }: CopyPlaces): string {
  const names = columns.map((column) => quote(column)).join(', ');
  return `
    create unlogged table ${quote(to)}.${quote(name)} as
      select ${names} from ${quote(from)}.${quote(name)} with no data`;
}

/** Returns the statement that copies the rows of some blocks. Parameters: the first block, the first one no more. */
export function copyBlocksSql(
  { name, columns, where = 'true' }: ReadTable,
  { from, to }: CopyPlaces,
): string {
  const names = columns.map((column) => quote(column)).join(', ');
  return `
    insert into ${quote(to)}.${quote(name)} (${names})
      select ${names} from ${quote(from)}.${quote(name)}
       where ctid >= format('(%s,0)', $1::int)::tid and ctid < format('(%s,0)', $2::int)::tid and (${where})`;
}
