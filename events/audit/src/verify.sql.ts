import { eventHashSql } from '@osta/event-store/event-hash.sql';
import { escapeIdentifier as quote, escapeLiteral } from 'pg';

interface StreamTables {
  readonly schema: string;
  readonly table: string;
}

/**
 * Reads streams in order of id, each with its row, all its events and its timers (`<name> <about> <due>`).
 * Unique index of the events; primary keys of rows and timers. Parameters: topic, the id to continue after,
 * limit, those of the condition.
 *
 * @param condition streams without an event like this are left out
 */
export function readStreamsSql({ schema, table }: StreamTables, condition = 'true'): string {
  const events = `${quote(schema)}.event`;
  return `
    with page as (
      select distinct stream_id from ${events}
       where topic = $1 and stream_id > $2 and ${condition} order by stream_id limit $3)
    select page.stream_id as id, row.version, row.state,
           array_agg(event.stream_version order by event.stream_version) as versions,
           jsonb_agg(jsonb_build_object(
             'id', event.id, 'type', event.type, 'topic', event.topic, 'source', event.source,
             'actor', event.actor, 'data', event.data) order by event.stream_version) as events,
           coalesce((
             select jsonb_agg(timer.name || ' ' || timer.about || ' ' ||
               to_char(timer.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
               from ${quote(schema)}.timer where timer.stream_id = page.stream_id
           ), '[]') as timers
      from page
      join ${events} as event on event.stream_id = page.stream_id
      left join ${quote(schema)}.${quote(table)} as row on row.id = page.stream_id
     group by page.stream_id, row.version, row.state
     order by page.stream_id`;
}

/** Counts the rows, for progress. */
export function countRowsSql({ schema, table }: StreamTables): string {
  return `select count(*)::int as rows from ${quote(schema)}.${quote(table)}`;
}

/** Finds rows without events in the log. Reads the whole table and the unique index. Parameter: topic. */
export function findOrphansSql({ schema, table }: StreamTables): string {
  return `
    select row.id, row.version from ${quote(schema)}.${quote(table)} as row
     where not exists (
       select from ${quote(schema)}.event where stream_id = row.id and topic = $1)
     order by row.id`;
}

/** Finds the schemas of services with subscriptions. */
export const findReadersSql = `
    select namespace.nspname as schema
      from pg_class join pg_namespace as namespace on namespace.oid = pg_class.relnamespace
     where pg_class.relname = 'applied_stream' and pg_class.relkind = 'r'
     order by 1`;

/**
 * Finds streams of which a subscription has applied more versions than the log has. Reads the whole table and
 * the unique index.
 */
export function findLostSql(reader: string, topic: string, source: string): string {
  return `
    select subscription, stream_id as id, version from ${quote(reader)}.applied_stream as applied
     where topic = ${escapeLiteral(topic)} and not exists (
       select from ${quote(source)}.event
        where event.stream_id = applied.stream_id and event.stream_version = applied.version
          and event.topic = applied.topic)
     order by subscription, stream_id`;
}

/**
 * Finds the first event of each stream that does not follow from the one before it: its hash is not the one over the
 * hash before it and its own content. One pass over all events of a schema, in the order of the unique index.
 */
export function findBrokenChainsSql(schema: string): string {
  return `
    select distinct on (stream_id) topic, stream_id as id, stream_version as version, event_id,
           encode(expected, 'hex') as expected, encode(hash, 'hex') as found
      from (
        select event.topic, event.stream_id, event.stream_version, event.id as event_id, event.hash,
               ${eventHashSql('event.previous', 'event')} as expected
          from (
            select event.*, lag(event.hash) over (
                     partition by event.stream_id order by event.stream_version) as previous
              from ${quote(schema)}.event as event
          ) as event
      ) as chain
     where hash is distinct from expected
     order by stream_id, stream_version`;
}
