-- The services that can be booked, copied from offering events: process/copy-offerings.ts
create table offering (
  id uuid primary key,
  -- The version of its stream that it was copied from
  version integer not null,
  professional_id uuid not null,
  service_id text not null,
  is_published boolean not null,
  -- The rules, the price and the hours, without names
  terms jsonb not null
);

-- Who else offers the same: commands/slot-facts.sql.ts
create index offering_service_id_id_idx on offering (service_id, id) where is_published;

-- How many slots somebody holds: commands/slot-facts.sql.ts
create index booking_held_idx on booking (customer_id) where status = 'held';
