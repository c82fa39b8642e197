import type { ReadModelTable } from '@osta/subscription/read-model';
import { escapeIdentifier as quote } from 'pg';

import { hidden } from './masked-words.ts';

/**
 * Returns a query for every row that differs between two schemas, with its key and both values of each
 * differing field; personal words are not shown. A full join on the key: the audit reads whole tables on
 * purpose.
 */
export function diffTable(table: ReadModelTable, live: string, rebuilt: string): string {
  const name = quote(table.name);
  const fields = table.compared.filter((column) => !table.key.includes(column));
  const on = table.key.map((column) => `l.${quote(column)} = r.${quote(column)}`).join(' and ');
  const key = table.key
    .map(
      (column) =>
        `'${column}', coalesce(to_jsonb(l.${quote(column)}), to_jsonb(r.${quote(column)}))`,
    )
    .join(', ');
  const differs = fields.map((column) => `l.${quote(column)} is distinct from r.${quote(column)}`);
  const shown = (side: 'l' | 'r', column: string): string =>
    table.personal?.includes(column)
      ? `to_jsonb('${hidden}'::text)`
      : `to_jsonb(${side}.${quote(column)})`;
  const changed = fields
    .map(
      (column) =>
        `case when l.${quote(column)} is distinct from r.${quote(column)} then jsonb_build_object('${column}', jsonb_build_object('live', ${shown('l', column)}, 'rebuilt', ${shown('r', column)})) else '{}'::jsonb end`,
    )
    .join(' || ');
  const first = quote(table.key[0] ?? '');
  return `
    select jsonb_build_object(${key}) as key,
           case when l.${first} is null then 'missing-live'
                when r.${first} is null then 'missing-rebuilt'
                else 'different' end as kind,
           case when l.${first} is null or r.${first} is null then '{}'::jsonb
                else ${changed || `'{}'::jsonb`} end as fields
      from ${quote(live)}.${name} l
      full join ${quote(rebuilt)}.${name} r on ${on}
     where l.${first} is null or r.${first} is null${differs.length > 0 ? ` or ${differs.join(' or ')}` : ''}
     order by 1`;
}
