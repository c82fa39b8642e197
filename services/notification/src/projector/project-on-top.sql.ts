import { escapeIdentifier } from 'pg';

import { isOffSql } from './is-off.sql.ts';
import { namedSql, projectParameters } from './project-events.sql.ts';

/** How many parameters `projectOnTopSql` takes before those of the fragments that go along. */
export const onTopParameters: number = projectParameters + 3;

/**
 * What `projectEventsSql` does, for notifications that are new, wanted, and go on top of what is read: nearly
 * all of them. Else it takes itself back, by `notification_pkey` or because `seq` takes no null, and that one
 * has to do it.
 *
 * The counters go first, in the order of their ids, and say where their owners have read: whoever has the row
 * is alone with the list. Each row is written once, which is most of what it is faster. Primary keys of all
 * three tables.
 *
 * Parameters: those of `projectEventsSql`, then how many of the batch come after each notification for the same
 * recipient; every recipient once, in order, and how many each of them gets.
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
select user_id, unread, version from counted`;
}
