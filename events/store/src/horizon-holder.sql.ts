/**
 * Finds the oldest transaction that may still write, in any database of the cluster: one row, or none. Readers
 * of the log wait for it, because every later transaction has a greater number.
 *
 * A role without `pg_read_all_stats` does not see the age of other roles' transactions.
 */
export const findHorizonHolderSql = `
with horizon as (
  select pg_snapshot_xmin(pg_current_snapshot())::xid as id
)
select activity.pid, null as prepared, activity.datname as database,
  activity.application_name as application, activity.state,
  coalesce(greatest(extract(epoch from clock_timestamp() - activity.xact_start), 0), 0)::float8 as seconds
from horizon join pg_stat_activity as activity on activity.backend_xid = horizon.id
union all
select null, prepared.gid, prepared.database, null, 'prepared',
  greatest(extract(epoch from clock_timestamp() - prepared.prepared), 0)::float8
from horizon join pg_prepared_xacts as prepared on prepared.transaction = horizon.id`;
