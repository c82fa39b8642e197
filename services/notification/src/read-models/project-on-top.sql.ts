import { escapeIdentifier } from 'pg';

import { isOffSql } from './is-off.sql.ts';
import { namedSql, projectParameters } from './project-events.sql.ts';

/** Parameters of `projectOnTopSql` before those of its additional fragments. */
export const onTopParameters: number = projectParameters + 3;

/**
 * Returns the fast path of `projectEventsSql` for notifications that are new, wanted, and above the
 * watermark: nearly all of them. Otherwise it fails, by `notification_pkey` or because `seq` takes
 * no null; use `projectEventsSql` then.
 *
 * It writes the counters first, in the order of their ids, and reads the watermarks from them: the
 * lock on the row guards the list. It writes each row once, which is most of its gain. Primary keys
 * of all three tables.
 *
 * It commits before the disk has it (ADR 38). A crash of the server takes back the checkpoint together
 * with the rows, so the same events are projected again. It appends no events: those must not get
 * lost.
 *
 * Parameters: those of `projectEventsSql`, then how many of the batch follow each notification for
 * the same recipient; every recipient once, in order, and how many each of them gets.
 *
 * @param alongside more common table expressions, each after a comma
 */
export function projectOnTopSql(schema: string, alongside: readonly string[] = []): string {
  const inSchema = (table: string): string => `${escapeIdentifier(schema)}.${table}`;
  const [behind, recipients, arrivals] = [1, 2, 3].map((nth) => `$${projectParameters + nth}`);
  return `
with counted as (
  insert into ${inSchema('notification_counter')} as counter
    (user_id, unread, total, readings, newest)
  select user_id, arrivals, arrivals, 0, arrivals
  from unnest(${recipients}::uuid[], ${arrivals}::int[]) as new (user_id, arrivals)
  on conflict (user_id) do update set
    unread = counter.unread + excluded.unread,
    total = counter.total + excluded.total,
    newest = counter.newest + excluded.newest
  returning user_id, unread, version, read_upto, newest, preferences -> 'turns' as turns
), fresh as (
  insert into ${inSchema('notification')}
    (id, recipient_id, event_id, seq, arrival, type, reason, role, parameters, created_at)
  select id, recipient_id, event_id,
    case when place > read_upto and not ${isOffSql('turns', 'type', 'place')} then place end,
    newest - behind,
    type, reason, role, parameters, created_at
  from rows from (
    unnest($1::uuid[]), unnest($2::uuid[]), unnest($3::uuid[]), unnest($4::text[]),
    unnest($5::text[]), unnest($6::text[]), jsonb_array_elements($7::jsonb),
    unnest($8::timestamptz[]), unnest(${behind}::int[])
  ) as new (id, recipient_id, event_id, type, reason, role, parameters, created_at, behind)
  join counted on user_id = recipient_id
  cross join lateral (select (extract(epoch from created_at) * 1000)::bigint as place) as at
), ${namedSql(schema)}${alongside.map((each) => `, ${each}`).join('')}
select user_id, unread, version from counted
cross join (select set_config('synchronous_commit', 'off', true)) as asynchronous`;
}
