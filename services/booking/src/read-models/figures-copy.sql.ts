/**
 * Common table expressions that keep what is counted of bookings. The first answer and the first end stay; of outcomes
 * and amounts the last. A booking that was not placed has no row, so what is said of it is dropped. Primary key.
 *
 * Parameters: of new ones ids, versions, professionals, when they were placed, whether they wait for an answer, when
 * they were answered and ended, outcomes, when an amount was received, the amounts; of known ones ids, versions,
 * answers, ends, outcomes, receipts, amounts, whether what was received counts no longer, and who does them now. Null:
 * not said.
 */
export const copyFiguresSql = `
new_figure as (
  insert into work_figure (
    id, version, professional_id, placed_at, waits, answered_at, ended_at, outcome, received_at, received
  )
  select * from unnest(
    $1::uuid[], $2::integer[], $3::uuid[], $4::timestamptz[], $5::boolean[], $6::timestamptz[], $7::timestamptz[],
    $8::text[], $9::timestamptz[], $10::bigint[]
  )
  on conflict (id) do update set
    version = excluded.version, professional_id = excluded.professional_id, answered_at = excluded.answered_at, ended_at = excluded.ended_at,
    outcome = excluded.outcome, received_at = excluded.received_at, received = excluded.received
  where work_figure.version < excluded.version
), moved_figure as (
  update work_figure as old set
    version = new.version,
    professional_id = coalesce(new.professional_id, old.professional_id),
    answered_at = coalesce(old.answered_at, new.answered_at),
    ended_at = coalesce(old.ended_at, new.ended_at),
    outcome = coalesce(new.outcome, old.outcome),
    received_at = case when new.is_void then null else coalesce(new.received_at, old.received_at) end,
    received = case when new.is_void then null else coalesce(new.received, old.received) end
  from unnest(
    $11::uuid[], $12::integer[], $13::timestamptz[], $14::timestamptz[], $15::text[], $16::timestamptz[],
    $17::bigint[], $18::boolean[], $19::uuid[]
  ) as new (
    id, version, answered_at, ended_at, outcome, received_at, received, is_void, professional_id
  )
  where old.id = new.id and old.version < new.version
)`;
