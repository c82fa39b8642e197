-- What occupies professionals, copied from the events of bookings, for their next free time:
-- process/copy-taken-times.ts
create table taken_time (
  -- Of the booking
  id uuid primary key,
  professional_id uuid not null,
  -- Null: it began with a quote
  offering_id uuid,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3),
  buffer_before_minutes integer,
  buffer_after_minutes integer,
  -- Of another time that waits for an answer, and is held
  new_starts_at timestamptz(3),
  new_ends_at timestamptz(3),
  -- False once the booking is over
  is_blocking boolean not null,
  -- The end of the last time, without the buffer
  until timestamptz(3) generated always as (greatest(ends_at, new_ends_at)) stored
);
-- What is still to come: queries/list-professionals.sql.ts
create index taken_time_professional_id_until on taken_time (professional_id, until) where is_blocking;
