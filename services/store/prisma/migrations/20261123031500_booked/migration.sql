-- The bookings that were made at stores, copied from booking events: process/copy-booked.ts
create table booked (
  id uuid primary key,
  -- The version of its stream that it was copied from
  version integer not null,
  store_id uuid not null,
  -- Neither done nor ended
  is_open boolean not null
);

-- What keeps a store from closing: commands/closing-facts.sql.ts
create index booked_open_idx on booked (store_id) where is_open;
