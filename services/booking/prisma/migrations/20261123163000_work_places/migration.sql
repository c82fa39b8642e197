-- Where professionals start from, copied from profile events: process/copy-work-places.ts
create table work_place (
  id uuid primary key,
  latitude float8 not null,
  longitude float8 not null,
  -- They said it themselves; otherwise it is the middle of their place
  is_chosen boolean not null,
  -- On the flat map (Web Mercator, in degrees): near points keep their order
  location point not null generated always as (
    point(longitude, degrees(ln(tan(pi() / 4 + radians(latitude) / 2))))
  ) stored
);

-- Who is near by: commands/slot-facts.sql.ts
create index work_place_location_idx on work_place using gist (location);
-- Which of them offer the same: commands/slot-facts.sql.ts
create index offering_professional_id_service_id_idx on offering (professional_id, service_id)
where is_published;
