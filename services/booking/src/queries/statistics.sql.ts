/**
 * Counts a professional's bookings in each of some ranges of time, by one index of `work_figure` for each thing that is
 * counted.
 *
 * Parameters: professional; the instants at which the ranges begin and end.
 */
export const countWorkSql = {
  name: 'booking.count-work',
  text: `
select placed.bookings, over.ended, over.completed, over.cancelled, over.dropped,
  answered.wait, money.revenue
from unnest($2::timestamptz[], $3::timestamptz[]) with ordinality as range (begins, ends, nth)
cross join lateral (
  select count(*)::int as bookings from work_figure
  where professional_id = $1::uuid and placed_at >= begins and placed_at < ends
) as placed
cross join lateral (
  select count(*)::int as ended,
    count(*) filter (where outcome = 'completed')::int as completed,
    count(*) filter (where outcome in ('cancelled', 'cancelled-by-professional'))::int as cancelled,
    count(*) filter (where outcome = 'cancelled-by-professional')::int as dropped
  from work_figure
  where professional_id = $1::uuid and ended_at >= begins and ended_at < ends
) as over
cross join lateral (
  select percentile_cont(0.5) within group (
    order by extract(epoch from answered_at - placed_at)::float8 / 60
  ) as wait
  from work_figure
  where professional_id = $1::uuid and waits and answered_at >= begins and answered_at < ends
) as answered
cross join lateral (
  select coalesce(sum(received), 0)::float8 as revenue from work_figure
  where professional_id = $1::uuid and received_at >= begins and received_at < ends
) as money
order by nth`,
} as const;
