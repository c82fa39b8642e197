import { escapeIdentifier } from 'pg';

import { insertEventsSql } from './insert-events.sql.ts';

/** Where the streams of one kind live. */
export interface StreamTables {
  readonly schema: string;
  /** The snapshots: `(id uuid primary key, version int, state jsonb, created_at, updated_at)`. */
  readonly table: string;
}

/** Parameters of `appendSql` before those of the fragment that goes along. */
export const appendParameters = 17;

/** Snapshot and idempotency row by their primary keys; one row, whatever exists. */
export function loadSql({ schema, table }: StreamTables): string {
  const { snapshot, idempotency } = names(schema, table);
  return `
select snapshot.state, snapshot.version, idempotency.request_hash, idempotency.answer
from (values (1)) as always
left join ${snapshot} as snapshot on snapshot.id = $1
left join ${idempotency} as idempotency on idempotency.principal = $2 and idempotency.key = $3`;
}

/**
 * Snapshot, events and idempotency row, or nothing.
 *
 * `saved` has one row when this writer won, else none, and everything else selects from it. Primary keys
 * of the snapshot and the idempotency row, unique index of the event table.
 */
export function appendSql(
  { schema, table }: StreamTables,
  write: 'create' | 'update',
  alongside: string | undefined,
): string {
  const { snapshot, idempotency } = names(schema, table);
  const saved = {
    create: `
  insert into ${snapshot} (id, version, state, created_at, updated_at)
  values ($1, $3, $4, $5, $5)
  on conflict (id) do nothing`,
    update: `
  update ${snapshot} set version = $3, state = $4, updated_at = $5
  where id = $1 and version = $2`,
  }[write];

  return `
with saved as (${saved}
  returning id, version
), appended as (
${insertEventsSql(schema, {
  id: 'new.id',
  topic: '$6',
  streamId: 'saved.id',
  streamVersion: '$2::int + new.ordinal',
  type: 'new.type',
  data: 'new.data',
  time: '$5',
  actor: '$7',
  correlationId: '$8',
  causationId: '$9',
  source: '$10',
  from: `saved, unnest($11::uuid[], $12::text[], $13::jsonb[])
    with ordinality as new (id, type, data, ordinal)
  order by new.ordinal`,
})}
), settled as (
  insert into ${idempotency} (principal, key, request_hash, answer, created_at)
  select $14, $15::uuid, $16, $17::jsonb, $5 from saved
)${alongside === undefined ? '' : `, ${alongside}`}
select version from saved`;
}

function names(
  schema: string,
  table: string,
): { readonly snapshot: string; readonly idempotency: string } {
  const inSchema = (name: string) => `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
  return {
    snapshot: inSchema(table),
    idempotency: inSchema('idempotency'),
  };
}
