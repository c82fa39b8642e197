import { escapeIdentifier } from 'pg';

/** Tries to take the session lock of a service's one relay. `$1` is the schema. */
export const tryLeadSql = `
select pg_try_advisory_lock(hashtextextended('osta.relay/' || $1, 0)) as "isLeader"`;

/**
 * Lets the commits of this session return before the disk has them. What a crash takes back of a checkpoint is
 * published again, which subscribers ignore; a wait for the disk after every batch would delay the next one.
 */
export const forgoDiskSql = 'set synchronous_commit to off';

/** Reads how far the events of a service are published. One row, by primary key. */
export function relayCheckpointSql(schema: string): string {
  return `
select tx::text, position::text from ${escapeIdentifier(schema)}.relay_checkpoint where name = 'relay'`;
}

/** Moves the checkpoint from `$3, $4` to `$1, $2`; returns no row when it stands elsewhere. Primary key. */
export function moveRelayCheckpointSql(schema: string): string {
  return `
insert into ${escapeIdentifier(schema)}.relay_checkpoint as stored (name, tx, position, updated_at)
values ('relay', $1::xid8, $2::bigint, now())
on conflict (name) do update
set tx = excluded.tx, position = excluded.position, updated_at = excluded.updated_at
where (stored.tx, stored.position) = ($3::xid8, $4::bigint)
returning 1`;
}

/** Sets the checkpoint of the relay before the first event. Primary key. */
export function resetRelaySql(schema: string): string {
  return `
update ${escapeIdentifier(schema)}.relay_checkpoint
set tx = $1::xid8, position = $2::bigint, updated_at = now()
where name = 'relay'`;
}
