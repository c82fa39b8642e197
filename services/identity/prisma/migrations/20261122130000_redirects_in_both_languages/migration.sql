-- A redirect of `/offers` also applies to `/en/offers`. So a chain can pass through either language: both
-- forms of a path count as the same end of a redirect.
create function path_in_both_languages(path text) returns text[]
  language sql immutable parallel safe as $$
  select array[path, case
    when path ~ '^/en(/|$)' then coalesce(nullif(substring(path from 4), ''), '/')
    else '/en' || case when path = '/' then '' else path end
  end]
$$;

-- As before, in both languages. `redirect_path`, `redirect_target`.
create or replace function redirect_in_one_step() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('osta.redirect', 0));
  if exists (
    select from identity.redirect
    where path = any (identity.path_in_both_languages(
      split_part(split_part(new.state ->> 'target', '?', 1), '#', 1)
    )) and id <> new.id
  ) or exists (
    select from identity.redirect
    where path is not null
      and split_part(split_part(state ->> 'target', '?', 1), '#', 1)
        = any (identity.path_in_both_languages(new.path))
      and id <> new.id
  ) then
    raise exclusion_violation using
      message = 'one redirect leads to another', constraint = 'redirect_in_one_step';
  end if;
  return null;
end
$$;
