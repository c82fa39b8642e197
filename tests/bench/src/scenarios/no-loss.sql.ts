/** Parameters: id, stream, version, type, data, actor, correlation. */
export const addEventSql = `
insert into request.event (id, topic, stream_id, stream_version, type, data, time, actor,
  correlation_id, causation_id, source)
values ($1, 'request', $2, $3, $4, $5, clock_timestamp(), $6, $7, $7, '/osta/request')`;

export const countArrivedSql = `
select count(*)::int as count from notification.notification`;

/**
 * Compares the read model with the events; every event notifies one person.
 *
 * A second effect of an event shows as a second row, or as a counter above the number of rows. Within a
 * stream, the order of arrival has to be the order of versions.
 */
export const countEffectsSql = `
with effect as (
  select event.id, stream_id, stream_version, recipient_id, arrival
  from request.event left join notification.notification on event_id = event.id
), shown as (
  select recipient_id, count(*) as rows from notification.notification group by recipient_id
), ordered as (
  select arrival < lag(arrival) over (partition by stream_id order by stream_version) as is_swapped
  from effect where arrival is not null
)
select
  (select count(*)::int from effect where arrival is null) as lost,
  (select count(*) - count(distinct id) from effect)::int
    + (select coalesce(sum(abs(total - rows)), 0)::int
       from shown join notification.notification_counter on user_id = recipient_id) as doubled,
  (select count(*)::int from ordered where is_swapped) as swapped`;
