/** How many timers are set. */
export const countTimersSql = `select count(*)::int as timers from request.timer`;

/**
 * Counts requests whose expiries are incomplete, repeated, or not in the order in which they were due:
 * the first offer, the second, the request.
 *
 * Parameters: the first quote, the second quote.
 */
export const countTimedSql = `
with told as (
  select stream_id, array_agg(
    coalesce(data ->> 'quoteId', split_part(type, '.', 3)) order by stream_version
  ) as whats
  from request.event
  where type in ('osta.request.quote-expired.v1', 'osta.request.service-request-expired.v1')
  group by stream_id
)
select
  count(*) filter (where cardinality(coalesce(whats, '{}')) < 3)::int as lost,
  count(*) filter (where cardinality(whats) > 3)::int as twice,
  count(*) filter (
    where cardinality(whats) = 3 and whats <> array[$1, $2, 'service-request-expired']
  )::int as swapped
from request.service_request left join told on told.stream_id = id`;

/** A planted mistake: taking a timer deletes it, even if its command never comes. */
export const forgetWhatIsTakenSql = `
create function request.forget_timer() returns trigger language plpgsql as $$
begin
  delete from request.timer
  where stream_id = new.stream_id and name = new.name and about = new.about;
  return null;
end $$;
create trigger forget_timer after update of attempts on request.timer
for each row when (new.attempts > old.attempts) execute function request.forget_timer()`;
