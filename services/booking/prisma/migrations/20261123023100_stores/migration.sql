-- The stores at whose pages customers book, copied from store events: process/copy-stores.ts
create table store (
  id uuid primary key,
  -- The version of its stream that it was copied from
  version integer not null,
  owner_id uuid not null,
  -- What customers read, in both languages; empty once its owner is erased
  name jsonb not null,
  -- A new name that an admin has not approved yet
  waiting_name jsonb,
  listing text not null,
  subscription text not null,
  -- isPublic of the contracts says the same
  is_public boolean not null generated always as (
    listing = 'published' and subscription in ('trialing', 'active', 'past_due', 'cancel_at_period_end')
  ) stored
);
-- The stores of an erased owner: process/copy-people.sql.ts
create index store_owner_id_idx on store (owner_id);

-- Who works there, and whose services can be booked there
create table store_member (
  store_id uuid not null,
  member_id uuid not null,
  role text not null check (role in ('owner', 'manager', 'staff')),
  is_staff boolean not null,
  primary key (store_id, member_id)
);

alter table booking add column store_id uuid generated always as ((state ->> 'storeId')::uuid) stored;

-- The bookings of a store: queries/store-bookings.sql.ts
create index booking_store_id_starts_at_id_idx on booking (store_id, starts_at, id)
where store_id is not null;
