-- The languages that a professional speaks with customers; empty until they say it.
alter table profile add column languages text[] not null generated always as (
  string_to_array(translate(coalesce(state ->> 'languages', ''), '[]" ', ''), ',')
) stored;
-- Few speak some of them
create index profile_languages on profile using gin (languages);
