import { requestIdSql } from '../../bench/src/load/open-requests.sql.ts';

/**
 * Copies the events of the template request to each of its copies, because readers need every version
 * of a stream.
 *
 * Parameter: the number of copies.
 */
export const copyHistorySql = `
insert into request.event (tx, id, topic, stream_id, stream_version, type, data, time, actor,
  correlation_id, causation_id, source)
select (select tx from request.event_transaction), uuidv7(), topic, ${requestIdSql('nth')}, stream_version, type, data, time, actor,
  correlation_id, gen_random_uuid(), source
from request.event, generate_series(1, $1::bigint) as nth
where stream_id = (
  select id from request.service_request
  where status = 'open' and id > '00000000-0000-7001-0000-000000000000'
)
order by nth, stream_version`;

/**
 * Counts the keys with no effect and with more than one, by the causation of events. Parameter: keys
 * whose commands were answered.
 */
export const countKeysSql = `
select
  count(*) filter (where effects = 0)::int as lost,
  count(*) filter (where effects > 1)::int as twice
from (
  select asked.key, count(distinct (event.stream_id, event.stream_version)) as effects
  from unnest($1::uuid[]) as asked (key)
  left join request.event as event
    on event.causation_id = asked.key and event.type = 'osta.request.quote-submitted.v3'
  group by asked.key
) as outcome`;

/**
 * Counts streams whose snapshot is not at their newest version, and requests on which one professional
 * has two quotes. The latter stands in for two bookings at one time until there are bookings.
 */
export const countBrokenStreamsSql = `
select count(*) filter (where request.version <> newest)::int as broken,
  count(*) filter (where quotes > 1)::int as double
from (
  select stream_id, max(stream_version) as newest, count(*) as quotes
  from request.event where type = 'osta.request.quote-submitted.v3' group by stream_id
) as stream
join request.service_request as request on request.id = stream_id`;

/**
 * Counts quotes that are missing from the notifications or are there twice (each notifies one person),
 * and unread counters that differ from the list.
 */
export const countNotificationsSql = `
with told as (
  select event.id, count(notification.id) as times
  from request.event left join notification.notification on event_id = event.id
  where event.type = 'osta.request.quote-submitted.v3' group by event.id
), listed as (
  select recipient_id, count(*) filter (where not is_read)::int as unread
  from notification.notification group by recipient_id
)
select
  (select count(*)::int from told) as events,
  (select count(*)::int from told where times = 0) as missing,
  (select count(*)::int from told where times > 1) as twice,
  (select count(*)::int from listed join notification.notification_counter on user_id = recipient_id
    where notification_counter.unread <> listed.unread) as "wrongBells"`;
