-- The days of a wait that is not over, of whose slots its customer may be offered one; null when it is over.
-- Immutable, because the times are ISO 8601 with Z.
create function wait_span(state jsonb) returns tstzrange
language sql immutable parallel safe
return case when state ->> 'status' = 'waiting' then
  tstzrange((state ->> 'opensAt')::timestamptz, (state ->> 'endsAt')::timestamptz)
end;

-- A customer's wait for a free slot: the fold of the events of its stream, written in the statement that appends
-- them. The slots that it is offered are bookings.
create table slot_wait (
  id uuid primary key,
  version integer not null check (version > 0),
  fold integer not null,
  state jsonb not null,
  customer_id uuid generated always as ((state ->> 'customerId')::uuid) stored not null,
  professional_id uuid generated always as ((state ->> 'professionalId')::uuid) stored not null,
  offering_id uuid generated always as ((state ->> 'offeringId')::uuid) stored not null,
  status text generated always as (state ->> 'status') stored not null check (
    status in ('waiting', 'left', 'fulfilled', 'ended')
  ),
  span tstzrange generated always as (wait_span(state)) stored,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- Nobody stands in one line twice, whoever writes
  constraint slot_wait_once exclude using gist (customer_id with =, offering_id with =, span with &&)
)
with (fillfactor = 80);

-- The line of a professional: process/line.sql.ts
create index slot_wait_line_idx on slot_wait (professional_id, created_at, id) where status = 'waiting';
-- The waits of a person: queries/list-waits.sql.ts
create index slot_wait_customer_id_idx on slot_wait (customer_id, created_at, id);
create index slot_wait_fold_id_idx on slot_wait (fold, id);

-- The wait that a held slot was offered to: process/line.sql.ts
alter table booking add column wait_id uuid generated always as ((state ->> 'waitId')::uuid) stored;

create index booking_wait_id_idx on booking (wait_id) where wait_id is not null;
