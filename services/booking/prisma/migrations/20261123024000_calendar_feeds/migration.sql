-- The secret addresses under which people's calendar apps read their bookings: commands/calendar-feed.ts
create table calendar_feed (
  user_id uuid primary key,
  -- SHA-256 of the secret, which is in no table
  token_hash bytea not null unique,
  created_at timestamptz not null
);
