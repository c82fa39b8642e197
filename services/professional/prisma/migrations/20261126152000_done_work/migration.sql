-- The bookings that count as done, copied from their events: read-models/done-work-copy.ts.
create table done_work (
  -- Of the booking
  id uuid primary key,
  professional_id uuid not null
);
-- How many of one professional: queries/read-records.sql.ts
create index done_work_professional_id on done_work (professional_id);
