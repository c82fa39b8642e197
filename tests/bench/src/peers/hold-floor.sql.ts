/** The last row that the hold of a slot wrote, as text. */
export const findHeldSql = `
select booking.id, booking.state::text, event.actor, event.type, event.data::text,
  settled.request_hash, settled.answer::text
from booking.booking
join booking.event on stream_id = booking.id and stream_version = booking.version
join booking.idempotency as settled on settled.key = event.causation_id
order by booking.created_at desc limit 1`;

/** Where the floor of P6 writes: bookings with every index but the one that refuses overlaps, and no turns. */
export const addFreeTableSql = `
create table booking.free (
  like booking.booking including defaults including constraints including generated
);
alter table booking.free add primary key (id);
create index on booking.free (customer_id, tab, starts_at, id);
create index on booking.free (professional_id, tab, starts_at, id);
create index on booking.free (request_id) where request_id is not null;
create index on booking.free (fold, id);
create index on booking.free (customer_id) where status = 'held';
create index on booking.free (professional_id, customer_review_at, id)
  where customer_review_at is not null`;
