-- Compares ids inside an exclusion constraint
create extension if not exists btree_gist;

-- The times that a booking blocks in its professional's day, with their buffers: its own, and the one that a
-- side proposes instead. Null when it blocks none. Immutable, because the times are ISO 8601 with Z.
create function busy_times(state jsonb) returns tstzmultirange
language sql immutable parallel safe
return case when state ->> 'status' in ('held', 'pending', 'confirmed', 'in_progress') then
  tstzmultirange(
    tstzrange(
      (state ->> 'startsAt')::timestamptz - make_interval(mins => (state ->> 'bufferBeforeMinutes')::int),
      (state ->> 'endsAt')::timestamptz + make_interval(mins => (state ->> 'bufferAfterMinutes')::int)
    )
  ) + case when jsonb_typeof(state -> 'proposal') = 'object' then
    tstzmultirange(
      tstzrange(
        (state -> 'proposal' ->> 'startsAt')::timestamptz
          - make_interval(mins => (state ->> 'bufferBeforeMinutes')::int),
        (state -> 'proposal' ->> 'endsAt')::timestamptz
          + make_interval(mins => (state ->> 'bufferAfterMinutes')::int)
      )
    )
  else '{}'::tstzmultirange end
end;

-- A booking: the fold of the events of its stream, written in the statement that appends them.
create table booking (
  id uuid primary key,
  version integer not null check (version > 0),
  -- The version of the fold: at its start the service rebuilds rows of an older one, found by the index
  fold integer not null,
  state jsonb not null,
  -- What queries look for
  customer_id uuid generated always as ((state ->> 'customerId')::uuid) stored not null,
  professional_id uuid generated always as ((state ->> 'professionalId')::uuid) stored not null,
  request_id uuid generated always as ((state ->> 'requestId')::uuid) stored,
  status text generated always as (state ->> 'status') stored not null check (
    status in (
      'held', 'released', 'refused', 'pending', 'confirmed', 'in_progress', 'awaiting_confirmation',
      'completed', 'disputed', 'no_show', 'cancelled', 'declined', 'expired'
    )
  ),
  -- The list that shows it: statusesOfTab
  tab text generated always as (
    case
      when state ->> 'status' in ('pending', 'confirmed', 'in_progress') then 'upcoming'
      when state ->> 'status' in ('awaiting_confirmation', 'completed', 'no_show', 'disputed') then 'previous'
      when state ->> 'status' in ('cancelled', 'declined', 'expired') then 'cancelled'
    end
  ) stored,
  -- ISO 8601 of a fixed width: the order of the text is the order of time
  starts_at text collate "C" generated always as (state ->> 'startsAt') stored not null,
  busy tstzmultirange generated always as (busy_times(state)) stored,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- Nobody has two bookings at once, whoever writes
  constraint booking_no_overlap exclude using gist (professional_id with =, busy with &&)
)
with (fillfactor = 80);

-- The lists of either side: queries/list-bookings.sql.ts
create index booking_customer_id_tab_starts_at_id_idx on booking (customer_id, tab, starts_at, id);
create index booking_professional_id_tab_starts_at_id_idx on booking (professional_id, tab, starts_at, id);

-- What rests on a request: process/find-bookings.sql.ts
create index booking_request_id_idx on booking (request_id) where request_id is not null;

create index booking_fold_id_idx on booking (fold, id);

-- Bookings of one professional are written one after the other: without that, concurrent writers of
-- overlapping times wait for each other inside the exclusion constraint until Postgres kills one of them.
create function take_turns_with_professional() returns trigger
language plpgsql as $$
begin
  if new.state ->> 'status' in ('held', 'pending', 'confirmed', 'in_progress') then
    perform pg_advisory_xact_lock(hashtextextended(new.state ->> 'professionalId', 1));
  end if;
  return new;
end
$$;

create trigger booking_take_turns before insert or update on booking
for each row execute function take_turns_with_professional();

-- Names, copied from account events: process/copy-people.ts
create table person (
  id uuid primary key,
  full_name text not null
);
