-- When a store takes no bookings, copied from its events: read-models/stores-copy.ts
create table store_block (
  store_id uuid not null,
  id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (store_id, id)
);
