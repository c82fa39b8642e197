-- Trades and services whose search words an admin has changed: the fold of the events of each. A hundred at most.
create table catalogue_entry (
  -- Version 5 of the id of the trade or service
  id uuid primary key,
  version integer not null check (version > 0),
  state jsonb not null,
  fold integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index catalogue_entry_fold_id_idx on catalogue_entry (fold, id);

-- Paths that lead elsewhere: the fold of the events of each, written in the statement that adds to them.
create table redirect (
  -- Version 5 of the path
  id uuid primary key,
  version integer not null check (version > 0),
  state jsonb not null,
  fold integer not null default 1,
  -- Null while the path is itself
  path text generated always as (state ->> 'path') stored,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index redirect_fold_id_idx on redirect (fold, id);
create unique index redirect_path on redirect (path) where path is not null;
-- Who leads to a path: chains are refused
create index redirect_target
  on redirect (split_part(split_part(state ->> 'target', '?', 1), '#', 1)) where path is not null;

-- A redirect of `/offers` also applies to `/en/offers`. So a chain can pass through either language: both
-- forms of a path count as the same end of a redirect.
create function path_in_both_languages(path text) returns text[]
  language sql immutable parallel safe as $$
  select array[path, case
    when path ~ '^/en(/|$)' then coalesce(nullif(substring(path from 4), ''), '/')
    else '/en' || case when path = '/' then '' else path end
  end]
$$;

-- A redirect leads there in one step, also when two admins write at the same instant. Each has decided by
-- what stood before the other: here they pass one by one, and the second one sees the first. After the
-- row, so that nobody waits for who waits here; in a function, because the statement that writes sees no
-- more than stood when it began. `redirect_path`, `redirect_target`.
create function redirect_in_one_step() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('osta.redirect', 0));
  if exists (
    select from catalogue.redirect
    where path = any (catalogue.path_in_both_languages(
      split_part(split_part(new.state ->> 'target', '?', 1), '#', 1)
    )) and id <> new.id
  ) or exists (
    select from catalogue.redirect
    where path is not null
      and split_part(split_part(state ->> 'target', '?', 1), '#', 1)
        = any (catalogue.path_in_both_languages(new.path))
      and id <> new.id
  ) then
    raise exclusion_violation using
      message = 'one redirect leads to another', constraint = 'redirect_in_one_step';
  end if;
  return null;
end
$$;
create trigger redirect_in_one_step after insert or update on redirect
  for each row when (new.path is not null) execute function redirect_in_one_step();

-- Names of people, copied from the events of accounts: the history of search words names its admins.
create table person (
  id uuid primary key,
  full_name text not null
);
