import { escapeIdentifier } from 'pg';

/**
 * Finds the newest epoch of a schema, and whether it is current: the cluster is the same, and no stored number
 * is beyond the cluster's ids. One row, all by primary key; `event_clock` by `event_tx_position_idx`.
 */
export function findEpochSql(schema: string): string {
  const inSchema = (name: string): string => `${escapeIdentifier(schema)}.${name}`;
  return `
select newest.epoch,
  newest.cluster = here.system_identifier
    and clock.is_current
    and not exists (
      select from ${inSchema('relay_checkpoint')}
      where tx >= (clock.start + pg_snapshot_xmax(pg_current_snapshot())::text::bigint)::text::xid8
    ) as "isCurrent"
from (
  select epoch, cluster from ${inSchema('event_epoch')} order by epoch desc limit 1
) as newest, ${inSchema('event_clock')} as clock, pg_control_system() as here`;
}

/** Finds the schemas of this database that have epochs and that the role may see. */
export const findEpochSchemasSql = `
select namespace.nspname as schema
from pg_class as class join pg_namespace as namespace on namespace.oid = class.relnamespace
where class.relname = 'event_epoch' and class.relkind = 'r'
  and has_schema_privilege(namespace.oid, 'usage') and has_table_privilege(class.oid, 'select')`;

/** Finds the newest epoch of these schemas. */
export function newestEpochSql(schemas: readonly string[]): string {
  const epochs = schemas.map(
    (schema) => `select max(epoch) as epoch from ${escapeIdentifier(schema)}.event_epoch`,
  );
  return `select coalesce(max(epoch), 0) as epoch from (${epochs.join(' union all ')}) as known`;
}

/**
 * Locks the event table: waits for statements that record events and for other processes that open an epoch, and
 * blocks new ones until the transaction ends. A plain share lock would let two processes open the same epoch.
 */
export function lockEventsSql(schema: string): string {
  return `lock table ${escapeIdentifier(schema)}.event in share row exclusive mode`;
}

/** Records a new epoch. Parameter: epoch. */
export function openEpochSql(schema: string): string {
  return `
insert into ${escapeIdentifier(schema)}.event_epoch (epoch, cluster, opened_at)
select $1, system_identifier, now() from pg_control_system()`;
}
