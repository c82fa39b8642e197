/**
 * Counts what professionals have done, and how they answered since a moment. An answer counts with its question, a
 * cancellation with its booking. Indexes `done_work_professional_id` and `asked_work_professional_id`. Parameters:
 * professionals, the moment.
 */
export const readRecordsSql = {
  name: 'professional.read-records',
  text: `
select asked.id,
  (select count(*)::int from done_work where done_work.professional_id = asked.id) as done,
  conduct.*
from unnest($1::uuid[]) as asked (id)
cross join lateral (
  select
    count(*) filter (where asked_at > $2 and answered_at is not null)::int as answered,
    percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at)::float8)
      filter (where asked_at > $2 and answered_at is not null) as seconds,
    count(*) filter (where asked_at > $2 and outcome is not null)::int as decided,
    count(*) filter (where asked_at > $2 and outcome = 'accepted')::int as accepted,
    count(*) filter (where confirmed_at > $2)::int as confirmed,
    count(*) filter (where confirmed_at > $2 and is_cancelled_late)::int as cancelled
  from asked_work
  where asked_work.professional_id = asked.id
) as conduct`,
} as const;
