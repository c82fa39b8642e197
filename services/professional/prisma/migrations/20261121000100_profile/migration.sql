-- What a professional offers: the fold of the events of the profile.
create table profile (
  id uuid primary key,
  version integer not null check (version > 0),
  state jsonb not null,
  category_ids text[] not null generated always as (
    string_to_array(translate(state ->> 'categoryIds', '[]" ', ''), ',')
  ) stored,
  place_id text not null generated always as (state ->> 'placeId') stored,
  experience_years integer not null
    generated always as ((state ->> 'experienceYears')::integer) stored,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
-- The list, tier by tier: profiles of these places, and of all places
create index profile_place on profile (place_id, experience_years desc, id desc);
create index profile_experience on profile (experience_years desc, id desc);
create index profile_category_ids on profile using gin (category_ids);

-- Names, copied from the events of accounts.
create table person (
  id uuid primary key,
  full_name text not null
);
