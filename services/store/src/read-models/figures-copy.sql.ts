/**
 * Common table expressions that keep what is counted of bookings made at stores. The first answer and the first
 * cancellation stay, of amounts the last. Bookings that were made elsewhere have no row, so what is said of them
 * is dropped. Primary key.
 *
 * Parameters: of new ones ids, versions, stores, when they were placed, whether they wait for an answer, when they
 * were answered and cancelled, when an amount was received, the amounts; of known ones ids, versions, answers,
 * cancellations, receipts, amounts, and whether what was received counts no longer. Null: not said.
 */
export const copyFiguresSql = `
new_figure as (
  insert into booking_figure (
    id, version, store_id, placed_at, waits, answered_at, cancelled_at, received_at, received
  )
  select * from unnest(
    $1::uuid[], $2::integer[], $3::uuid[], $4::timestamptz[], $5::boolean[], $6::timestamptz[], $7::timestamptz[],
    $8::timestamptz[], $9::bigint[]
  )
  on conflict (id) do update set
    version = excluded.version, answered_at = excluded.answered_at, cancelled_at = excluded.cancelled_at,
    received_at = excluded.received_at, received = excluded.received
  where booking_figure.version < excluded.version
), moved_figure as (
  update booking_figure as old set
    version = new.version,
    answered_at = coalesce(old.answered_at, new.answered_at),
    cancelled_at = coalesce(old.cancelled_at, new.cancelled_at),
    received_at = case when new.is_void then null else coalesce(new.received_at, old.received_at) end,
    received = case when new.is_void then null else coalesce(new.received, old.received) end
  from unnest(
    $10::uuid[], $11::integer[], $12::timestamptz[], $13::timestamptz[], $14::timestamptz[], $15::bigint[],
    $16::boolean[]
  ) as new (id, version, answered_at, cancelled_at, received_at, received, is_void)
  where old.id = new.id and old.version < new.version
)`;
