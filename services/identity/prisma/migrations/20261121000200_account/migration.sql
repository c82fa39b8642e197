-- Who a person is: the fold of the events of their stream, written in the statement that adds to it.
create table account (
  id uuid primary key,
  version integer not null check (version > 0),
  state jsonb not null,
  -- What queries read; null until the person has registered
  kind text generated always as (state ->> 'kind') stored
    check (kind in ('customer', 'professional', 'business')),
  full_name text generated always as (state ->> 'fullName') stored,
  locale text generated always as (state ->> 'locale') stored check (locale in ('ar', 'en')),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
