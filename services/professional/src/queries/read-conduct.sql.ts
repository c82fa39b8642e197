/**
 * Counts how a professional answered since a moment. An answer counts with its question, a cancellation with its
 * booking. Index `asked_work_professional_id`. Parameters: professional, the moment.
 */
export const readConductSql = {
  name: 'professional.read-conduct',
  text: `
select
  count(*) filter (where asked_at > $2 and answered_at is not null)::int as answered,
  percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at)::float8)
    filter (where asked_at > $2 and answered_at is not null) as seconds,
  count(*) filter (where asked_at > $2 and outcome is not null)::int as decided,
  count(*) filter (where asked_at > $2 and outcome = 'accepted')::int as accepted,
  count(*) filter (where confirmed_at > $2)::int as confirmed,
  count(*) filter (where confirmed_at > $2 and is_cancelled_late)::int as cancelled
from asked_work
where professional_id = $1`,
} as const;
