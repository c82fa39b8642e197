/**
 * Common table expressions that copy where professionals start from, and forget the erased. The middle of their
 * place does not replace what they chose. An erased professional is not inserted again, even if their profile arrives
 * later. Primary keys of `work_place` and `subject_key`.
 *
 * Parameters: professionals, each once, latitudes, longitudes, whether they chose it; the erased.
 */
export const workPlacesSql = `
placed as (
  insert into work_place (id, latitude, longitude, is_chosen)
  select id, latitude, longitude, is_chosen
  from unnest($1::uuid[], $2::float8[], $3::float8[], $4::boolean[])
    as new (id, latitude, longitude, is_chosen)
  where id <> all($5::uuid[])
    and not exists (select from subject_key where subject = id and key is null)
  order by id
  on conflict (id) do update set latitude = excluded.latitude, longitude = excluded.longitude,
    is_chosen = excluded.is_chosen
  where excluded.is_chosen or not work_place.is_chosen
), unplaced as (
  delete from work_place where id = any($5::uuid[])
)`;
