import { requestIdSql } from '../load/open-requests.sql.ts';

/** Timers that are due in years, of streams that nothing else reads. Parameter: the number of timers. */
export const setManyTimersSql = `
insert into request.timer (stream_id, name, about, topic, due_at, set_by, next_at)
select gen_random_uuid(), 'expire-request', '', 'request', due_at, 1, due_at
from (
  select now() + interval '1 year' + nth * interval '1 second' as due_at
  from generate_series(1, $1::int) as nth
) as wanted`;

/**
 * Copies of a request with its events. The number of the transaction is read once, because the
 * default of the column looks through the rows of the running statement, for each of them.
 *
 * Parameters: the request, the number of the first copy, the number of copies.
 */
export const copyRequestsSql = `
with copy as (
  select ${requestIdSql('nth')} as id
  from generate_series($2::bigint, $2::bigint + $3::bigint - 1) as nth
), written as (
  insert into request.service_request (id, version, fold, state, created_at, updated_at)
  select copy.id, version, fold, state, created_at, updated_at
  from request.service_request as request, copy where request.id = $1
)
insert into request.event (tx, id, topic, stream_id, stream_version, type, data, time, actor,
  correlation_id, causation_id, source)
select (select tx from request.event_transaction), uuidv7(), topic, copy.id, stream_version, type, data, time, actor, correlation_id,
  gen_random_uuid(), source
from request.event, copy where stream_id = $1`;

/** Makes the timers of a range of requests due a minute ago. Parameters: first number, count. */
export const allDueSql = `
insert into request.timer (stream_id, name, about, topic, due_at, set_by, next_at)
select ${requestIdSql('nth')}, 'expire-request', '', 'request', due_at, 2, due_at
from (
  select nth, now() - interval '1 minute' as due_at
  from generate_series($1::bigint, $1::bigint + $2::bigint - 1) as nth
) as wanted`;

/** How many requests have expired. */
export const countExpiredSql = `
select count(*)::int as expired from request.event
where type = 'osta.request.service-request-expired.v1'`;

/**
 * Marks the timers as built for this version of the deadlines, so that no timer is rebuilt. Parameter:
 * the version.
 */
export const followDeadlinesSql = `
insert into request.timer_basis (topic, version) values ('request', $1)`;
