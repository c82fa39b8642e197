import { escapeIdentifier } from 'pg';

import type { StreamTables } from './postgres-streams.sql.ts';

/**
 * Finds the next snapshots that an older fold has made, with their events. Index on `(fold, id)`, then
 * `event_stream_id_stream_version_key`.
 *
 * Parameters: version of the fold; fold and id of the last snapshot found; limit.
 */
export function findOlderSnapshotsSql({ schema, table }: StreamTables): string {
  return `
select snapshot.id, snapshot.fold, snapshot.version, history.events
from (
  select id, fold, version from ${escapeIdentifier(schema)}.${escapeIdentifier(table)}
  where (fold, id) > ($2::int, $3::uuid) and fold < $1
  order by fold, id
  limit $4
) as snapshot
cross join lateral (
  select coalesce(
    jsonb_agg(jsonb_build_object('type', type, 'data', data) order by stream_version), '[]'
  ) as events
  from ${escapeIdentifier(schema)}.event
  where stream_id = snapshot.id and stream_version <= snapshot.version
) as history
order by snapshot.fold, snapshot.id`;
}

/**
 * Stores rebuilt snapshots, except those that commands have moved meanwhile. Primary key.
 *
 * Parameters: version of the fold; ids, versions, states (arrays of one length).
 */
export function storeSnapshotsSql({ schema, table }: StreamTables): string {
  return `
update ${escapeIdentifier(schema)}.${escapeIdentifier(table)} as snapshot
set state = built.state, fold = $1
from unnest($2::uuid[], $3::int[], $4::jsonb[]) as built (id, version, state)
where snapshot.id = built.id and snapshot.version = built.version and snapshot.fold < $1`;
}
