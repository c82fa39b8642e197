-- One key a person: it seals their words in events, and what it sealed is lost when the row is gone.
create table subject_key (
  subject uuid primary key,
  key bytea not null check (octet_length(key) = 32)
);

-- The name in `state` is sealed: nobody could read the column.
alter table account drop column full_name;
-- When the account is to be erased; text, because the width of an instant is fixed and it sorts by time.
alter table account add column erase_at text generated always as (state ->> 'eraseAt') stored;
create index account_erase_at on account (erase_at) where erase_at is not null;

-- Pictures that are kept in the file store.
create table avatar (
  id uuid primary key,
  user_id uuid not null,
  created_at timestamptz(3) not null
);
create index avatar_user_id on avatar (user_id);

-- A telephone number that its owner has proved.
create table phone (
  user_id uuid primary key references auth_user on delete cascade,
  number text not null,
  verified_at timestamptz(3) not null
);

-- What others wait for: requests that are open, and offers on them. Copied from the events of requests.
create table open_request (
  request_id uuid primary key,
  customer_id uuid not null
);
create index open_request_customer_id on open_request (customer_id);
create table open_quote (
  quote_id uuid primary key,
  request_id uuid not null,
  professional_id uuid not null
);
create index open_quote_professional_id on open_quote (professional_id);
create index open_quote_request_id on open_quote (request_id);

-- For sweeping what is over.
create index session_expires_at on session (expires_at);
create index auth_user_created_at on auth_user (created_at);
