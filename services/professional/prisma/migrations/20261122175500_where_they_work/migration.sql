-- Where a professional starts from, on the flat map (Web Mercator, in degrees): near points keep their order.
-- Null until the next start has folded the snapshot anew.
alter table profile
  add column location point generated always as (
    point(
      (state -> 'location' ->> 'longitude')::float8,
      degrees(ln(tan(pi() / 4 + radians((state -> 'location' ->> 'latitude')::float8) / 2)))
    )
  ) stored,
  -- An instant as text: its order is the order of time
  add column available_until text collate "C" generated always as (state ->> 'availableUntil') stored;

-- The list: the nearest first, or within a part of the map
create index profile_location on profile using gist (location);
-- The few who can come now
create index profile_available on profile (available_until) where available_until is not null;
-- Lists by tiers of places are no more
drop index profile_place;
