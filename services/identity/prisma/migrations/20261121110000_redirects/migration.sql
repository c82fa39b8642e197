-- Paths that lead elsewhere: the fold of the events of each, written in the statement that adds to them.
create table redirect (
  -- Version 5 of the path
  id uuid primary key,
  version integer not null check (version > 0),
  state jsonb not null,
  -- Null while the path is itself
  path text generated always as (state ->> 'path') stored,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index redirect_path on redirect (path) where path is not null;
-- Who leads to a path: chains are refused
create index redirect_target
  on redirect (split_part(split_part(state ->> 'target', '?', 1), '#', 1)) where path is not null;
