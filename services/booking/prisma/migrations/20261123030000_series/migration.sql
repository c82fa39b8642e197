-- The series that a booking was placed in: queries/get-booking.sql.ts
alter table booking add column series_id uuid
  generated always as ((state -> 'series' ->> 'id')::uuid) stored;

create index booking_series_id_idx on booking (series_id) where series_id is not null;
