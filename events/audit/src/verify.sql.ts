import { escapeIdentifier as quote, escapeLiteral } from 'pg';

interface StreamTables {
  readonly schema: string;
  readonly table: string;
}

/**
 * Streams in the order of their ids, each with its row, all its events and its timers
 * (`<name> <about> <due>`). The unique index of the events, the primary keys of rows and timers. Parameters: topic, the id to go on after, limit.
 */
export function readStreamsSql({ schema, table }: StreamTables): string {
  const events = `${quote(schema)}.event`;
  return `
    with page as (
      select distinct stream_id from ${events}
       where topic = $1 and stream_id > $2 order by stream_id limit $3)
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

/** How many rows there are: for progress. */
export function countRowsSql({ schema, table }: StreamTables): string {
  return `select count(*)::int as rows from ${quote(schema)}.${quote(table)}`;
}

/** Rows of which the log knows no event. Reads the whole table and the unique index. Parameter: topic. */
export function findOrphansSql({ schema, table }: StreamTables): string {
  return `
    select row.id, row.version from ${quote(schema)}.${quote(table)} as row
     where not exists (
       select from ${quote(schema)}.event where stream_id = row.id and topic = $1)
     order by row.id`;
}

/** The schemas whose services subscribe. */
export const findReadersSql = `
    select namespace.nspname as schema
      from pg_class join pg_namespace as namespace on namespace.oid = pg_class.relnamespace
     where pg_class.relname = 'applied_stream' and pg_class.relkind = 'r'
     order by 1`;

/**
 * Streams that a subscription has read further than the log goes. Reads the whole table and the unique
 * index.
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
