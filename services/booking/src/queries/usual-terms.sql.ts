/**
 * Reads the middle half of the prices in dirham and of the durations in minutes of the jobs of a service that were
 * done since a moment, at most the newest thousand: of each customer the last job, so that nobody counts twice.
 * Index `booking_done_of_service_idx`.
 *
 * Parameters: service, moment.
 */
export const readUsualTerms = {
  name: 'booking.read-usual-terms',
  text: `
with done as (
  select customer_id, starts_at, state ->> 'endsAt' as ends_at, (state ->> 'finalPrice')::bigint as price
  from booking
  where service_id = $1 and status = 'completed' and starts_at >= $2
  order by starts_at desc
  limit 1000
), job as (
  select distinct on (customer_id) price,
    extract(epoch from ends_at::timestamptz - starts_at::timestamptz) / 60 as minutes
  from done
  where price is not null
  order by customer_id, starts_at desc
)
select count(*)::int as customers,
  percentile_cont(array[0.25, 0.75]) within group (order by price) as prices,
  percentile_cont(array[0.25, 0.75]) within group (order by minutes) as minutes
from job`,
} as const;
