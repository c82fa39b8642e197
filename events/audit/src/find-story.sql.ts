import { eventColumns } from '@osta/event-store/event-row';
import { escapeIdentifier as quote } from 'pg';

/** Finds the correlations of an event, a click or a command. Reads whole tables. Parameter: the id. */
export function findCorrelationsSql(schemas: readonly string[]): string {
  const branches = schemas.map(
    (schema) => `
    select correlation_id as id from ${quote(schema)}.event
     where id = $1 or correlation_id = $1 or causation_id = $1`,
  );
  return branches.join(' union ');
}

/** Reads the events of some correlations, oldest first. Reads whole tables. Parameters: the correlations, limit. */
export function findCorrelatedSql(schemas: readonly string[]): string {
  const branches = schemas.map(
    (schema) => `
    select ${eventColumns} from ${quote(schema)}.event where correlation_id = any($1::uuid[])`,
  );
  return `select * from (${branches.join(' union all ')}) as log order by tx, position limit $2`;
}

/**
 * Tells for events which subscriptions of a service have them behind them, or wait. Primary keys.
 * Parameters, arrays of one length: ids, topics, streams, versions.
 */
export function findAppliedSql(reader: string): string {
  return `
    select event.id, applied.subscription,
           case when applied.version >= event.version then 'applied'
                when exists (
                  select from ${quote(reader)}.parked_event as parked
                   where parked.subscription = applied.subscription and parked.id = event.id) then 'parked'
                else 'waits' end as state
      from unnest($1::uuid[], $2::text[], $3::uuid[], $4::int[]) as event (id, topic, stream_id, version)
      join ${quote(reader)}.applied_stream as applied
        on applied.topic = event.topic and applied.stream_id = event.stream_id
     order by applied.subscription`;
}

/** Finds the tables whose rows say which event they came from. */
export const findTracesSql = `
    select namespace.nspname as schema, pg_class.relname as "table"
      from pg_attribute
      join pg_class on pg_class.oid = pg_attribute.attrelid and pg_class.relkind = 'r'
      join pg_namespace as namespace on namespace.oid = pg_class.relnamespace
     where pg_attribute.attname = 'event_id' and not pg_attribute.attisdropped
       and pg_class.relname <> 'operator_action'
       and to_regclass(quote_ident(namespace.nspname) || '.applied_stream') is not null
     order by 1, 2`;

/** Reads the rows of such a table. Reads the whole table. Parameter: ids of events. */
export function findTracedSql(schema: string, table: string): string {
  return `
    select event_id as id, to_jsonb(trace) ->> 'recipient_id' as recipient, to_jsonb(trace) ->> 'type' as type
      from ${quote(schema)}.${quote(table)} as trace
     where event_id = any($1::uuid[])
     order by 2, 3`;
}
