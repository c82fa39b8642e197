-- What the sides of a booking write to each other: the fold of its events, without the words.
create table conversation (
  id uuid primary key,
  version integer not null check (version > 0),
  fold integer not null,
  state jsonb not null,
  booking_id uuid generated always as ((state ->> 'bookingId')::uuid) stored not null unique,
  customer_id uuid generated always as ((state -> 'parties' ->> 'customerId')::uuid) stored not null,
  professional_id uuid generated always as ((state -> 'parties' ->> 'professionalId')::uuid) stored not null,
  unread_by_customer integer generated always as (
    jsonb_array_length(state -> 'customer' -> 'unread')
  ) stored not null,
  unread_by_professional integer generated always as (
    jsonb_array_length(state -> 'professional' -> 'unread')
  ) stored not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
)
with (fillfactor = 80);

-- Whose messages wait: queries/unread-messages.sql.ts
create index conversation_unread_by_customer_idx on conversation (customer_id)
  where unread_by_customer > 0;
create index conversation_unread_by_professional_idx on conversation (professional_id)
  where unread_by_professional > 0;

create index conversation_fold_id_idx on conversation (fold, id);
