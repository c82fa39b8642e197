-- Who does not want mail about bookings, copied from the events of preferences: read-models/mail-choices-copy.ts
create table booking_mail_off (
  person_id uuid primary key
);

-- What admins have changed of the trades and services that Osta came with, and nothing else: read-models/catalogue-copy.ts
create table catalogue_override (
  id text primary key,
  ar text not null,
  en text not null,
  is_hidden boolean not null
);
