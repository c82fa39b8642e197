import { escapeIdentifier } from 'pg';

import { insertEventsSql } from './insert-events.sql.ts';
import type { Opening } from './streams.ts';

/** Where the streams of one kind are stored. */
export interface StreamTables {
  readonly schema: string;
  /** The snapshots: `(id uuid primary key, version int, fold int, state jsonb, created_at, updated_at)`. */
  readonly table: string;
}

/** Number of parameters of `appendSql` before those of the timers and of the service's own expressions. */
export const appendParameters = 18;

/** Number of timer parameters: names, about and due of the timers to set; names and about of those to cancel. */
export const timerParameters = 5;

/** Loads snapshot and idempotency row by their primary keys. Always returns one row. */
export function loadSql({ schema, table }: StreamTables): string {
  const { snapshot, idempotency } = names(schema, table);
  return `
select snapshot.state, snapshot.version, snapshot.fold, idempotency.request_hash, idempotency.answer
from (values (1)) as always
left join ${snapshot} as snapshot on snapshot.id = $1
left join ${idempotency} as idempotency on idempotency.principal = $2 and idempotency.key = $3`;
}

/** One more value that every opening reads. */
export interface BesideSql {
  /** `author.key` */
  readonly column: string;
  /** A join of at most one row: `left join subject_key as author on author.subject = caller.user_id` */
  readonly join: string;
}

/** The parts of an opening, in the order of their parameters. */
export const openingParts = ['caller', 'counted', 'facts'] as const;

/**
 * Finds the caller, and for them snapshot and idempotency row by their primary keys. No row without a caller.
 *
 * Parameters: idempotency key; stream, where it is not the caller's; those of the parts.
 */
export function openSql(
  { schema, table }: StreamTables,
  opening: Pick<Opening, 'streamId' | (typeof openingParts)[number]>,
  beside?: BesideSql,
): string {
  const { snapshot, idempotency } = names(schema, table);
  const isCallers = opening.streamId === null;
  let before = isCallers ? 1 : 2;
  const [caller, counted, facts] = openingParts.map((part) => {
    const fragment = opening[part];
    const sql = fragment && shiftParameters(fragment.sql, before);
    before += fragment?.values.length ?? 0;
    return sql;
  });
  return `
with caller as (${caller}
), settled as (
  select settled.request_hash, settled.answer
  from caller
  join ${idempotency} as settled on settled.principal = caller.user_id::text and settled.key = $1
)${counted === undefined ? '' : `, ${counted}`}
select row_to_json(caller) as caller, snapshot.state, snapshot.version, snapshot.fold,
  settled.request_hash, settled.answer, ${beside?.column ?? 'null'} as beside,
  ${counted === undefined ? 'null' : '(select row_to_json(counted) from counted)'} as counted,
  ${facts === undefined ? 'null' : `(select row_to_json(facts) from (${facts}) as facts)`} as facts
from caller
left join ${snapshot} as snapshot on snapshot.id = ${isCallers ? 'caller.user_id' : '$2'}
left join settled on true
${beside?.join ?? ''}`;
}

/** Adds to the numbers of parameters. */
export function shiftParameters(sql: string, by: number): string {
  return sql.replaceAll(/\$(\d+)/gu, (_, number: string) => `$${Number(number) + by}`);
}

/** The optional parts of an append. */
interface AppendParts {
  /** Whether `timerParameters` more parameters follow, with the timers to set and to cancel. */
  readonly movesTimers: boolean;
  /** Common table expressions of the service, with the numbers of their parameters shifted. */
  readonly alongside: string | undefined;
}

/**
 * Writes snapshot, events and idempotency row, or nothing.
 *
 * `saved` has one row when this writer won, otherwise none; all other parts select from it. Uses the primary
 * keys of the snapshot, the idempotency row and the timers, and the unique index of the event table.
 */
export function appendSql(
  { schema, table }: StreamTables,
  write: 'create' | 'update',
  { movesTimers, alongside }: AppendParts,
): string {
  const { snapshot, idempotency, timer } = names(schema, table);
  const saved = {
    create: `
  insert into ${snapshot} (id, version, fold, state, created_at, updated_at)
  values ($1, $3, $18, $4, $5, $5)
  on conflict (id) do nothing`,
    update: `
  update ${snapshot} set version = $3, fold = $18, state = $4, updated_at = $5
  where id = $1 and version = $2`,
  }[write];

  const timers = `, timers_set as (
  insert into ${timer} (stream_id, name, about, topic, due_at, set_by, next_at)
  select saved.id, new.name, new.about, $6, new.due_at, $2::int + 1, new.due_at
  from saved, unnest($19::text[], $20::text[], $21::timestamptz[]) as new (name, about, due_at)
  on conflict (stream_id, name, about) do update set due_at = excluded.due_at,
    set_by = excluded.set_by, next_at = excluded.next_at, attempts = 0, problem = null
), timers_cancelled as (
  delete from ${timer} as timer using saved, unnest($22::text[], $23::text[]) as gone (name, about)
  where timer.stream_id = saved.id and timer.name = gone.name and timer.about = gone.about
)`;

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
  select $14, $15::uuid, $16, $17::jsonb, now() from saved
)${movesTimers ? timers : ''}${alongside === undefined ? '' : `, ${alongside}`}
select version from saved`;
}

function names(
  schema: string,
  table: string,
): { readonly snapshot: string; readonly idempotency: string; readonly timer: string } {
  const inSchema = (name: string) => `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
  return {
    snapshot: inSchema(table),
    idempotency: inSchema('idempotency'),
    timer: inSchema('timer'),
  };
}
