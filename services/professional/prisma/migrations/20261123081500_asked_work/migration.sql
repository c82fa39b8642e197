-- What professionals were asked for and how they answered, counted from the events of requests and bookings:
-- process/count-conduct.ts
create table asked_work (
  -- Of the request or the booking
  id uuid not null,
  professional_id uuid not null,
  -- Null: nobody waited for an answer
  asked_at timestamptz(3),
  answered_at timestamptz(3),
  outcome text check (outcome in ('accepted', 'declined', 'missed')),
  -- Null: no booking came of it
  confirmed_at timestamptz(3),
  is_cancelled_late boolean not null,
  primary key (id, professional_id)
);
-- The numbers of one professional: queries/read-conduct.sql.ts
create index asked_work_professional_id on asked_work (professional_id);
