/**
 * Returns the hash that an event must carry, as an expression: SHA-256 over the hash before it, at version 1 over
 * the identity of the stream, and over a JSON array of what was recorded, in UTF-8. The form of `jsonb` is the
 * canonical one. The migration `event_chain` has the same formula: an audit must not call a function of the
 * database, since whoever forges events can replace it.
 *
 * @param previous expression of the hash before it: bytea, null without a predecessor
 * @param event alias of a row of the event table
 */
export function eventHashSql(previous: string, event: string): string {
  return `sha256(
    coalesce(${previous}, sha256(convert_to(${event}.topic || '/' || ${event}.stream_id, 'UTF8')))
    || convert_to(jsonb_build_array(
      ${event}.id, ${event}.topic, ${event}.stream_id, ${event}.stream_version, ${event}.type,
      to_char(${event}."time" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), ${event}.actor,
      ${event}.correlation_id, ${event}.causation_id, ${event}.source, ${event}.data
    )::text, 'UTF8')
  )`;
}
