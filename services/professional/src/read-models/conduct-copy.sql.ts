/**
 * The common table expression that records how professionals answer. What is recorded stays: the first answer
 * counts. Primary key, locked in its order.
 *
 * Parameters, one entry for each request or booking and professional: ids, professionals, when they were asked,
 * when they answered, the outcome, when it was confirmed, whether they cancelled late.
 */
export const countConductSql = `
worked as (
  insert into asked_work
    (id, professional_id, asked_at, answered_at, outcome, confirmed_at, is_cancelled_late)
  select id, professional_id, asked_at, answered_at, outcome, confirmed_at, is_cancelled_late
  from unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::timestamptz[], $5::text[],
      $6::timestamptz[], $7::boolean[])
    as new (id, professional_id, asked_at, answered_at, outcome, confirmed_at, is_cancelled_late)
  order by id, professional_id
  on conflict (id, professional_id) do update set
    asked_at = coalesce(asked_work.asked_at, excluded.asked_at),
    answered_at = case when asked_work.outcome is null
      then excluded.answered_at else asked_work.answered_at end,
    outcome = coalesce(asked_work.outcome, excluded.outcome),
    confirmed_at = coalesce(asked_work.confirmed_at, excluded.confirmed_at),
    is_cancelled_late = asked_work.is_cancelled_late or excluded.is_cancelled_late
)`;
