/**
 * Counts what happened at a store, for each of some ranges of time. Primary key of `store_view`; one index of
 * `booking_figure` for each number.
 *
 * Parameters: store; of the ranges the first days, the last days, the instants at which they begin and end.
 */
export const countFiguresSql = {
  name: 'store.count-figures',
  text: `
select seen.views, seen.searches, placed.bookings, cancelled.cancellations, money.revenue,
  answered.wait
from unnest($2::date[], $3::date[], $4::timestamptz[], $5::timestamptz[])
  with ordinality as range (first_day, last_day, begins, ends, nth)
cross join lateral (
  select coalesce(sum(views), 0)::int as views, coalesce(sum(searches), 0)::int as searches
  from store_view where store_id = $1::uuid and day between first_day and last_day
) as seen
cross join lateral (
  select count(*)::int as bookings from booking_figure
  where store_id = $1::uuid and placed_at >= begins and placed_at < ends
) as placed
cross join lateral (
  select count(*)::int as cancellations from booking_figure
  where store_id = $1::uuid and cancelled_at >= begins and cancelled_at < ends
) as cancelled
cross join lateral (
  select coalesce(sum(received), 0)::float8 as revenue from booking_figure
  where store_id = $1::uuid and received_at >= begins and received_at < ends
) as money
cross join lateral (
  select percentile_cont(0.5) within group (
    order by extract(epoch from answered_at - placed_at)::float8 / 60
  ) as wait
  from booking_figure
  where store_id = $1::uuid and waits and answered_at >= begins and answered_at < ends
) as answered
order by nth`,
} as const;

/**
 * Lists the words of searches that led to a store. Words with which three visitors came on no day are left out: they
 * could say who searched, and who comes on three days is one visitor. Primary key. Parameters: store, first day, last day.
 */
export const listSearchWordsSql = {
  name: 'store.list-search-words',
  text: `
select words, sum(visits)::int as visits from store_view_words
where store_id = $1::uuid and day between $2::date and $3::date
group by words having max(visits) >= 3
order by visits desc, words
limit 10`,
} as const;
