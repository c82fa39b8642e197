/**
 * Common table expression that keeps the words by which professionals are found. A newer version of what they say
 * stays; who is hidden or has paused by now says nothing; who is erased keeps a row without words. Primary keys: not
 * by `exists`, for which the planner would read all profiles.
 *
 * Parameters: people, each once; the words of their names, null: as before; versions of what they say, and its words,
 * null for none; whether they are erased.
 */
export const indexWordsSql = `
indexed as (
  insert into profile_words as known (id, named, version, said, is_erased)
  select new.id, new.named::tsvector, new.version, case when (
    select true from profile
    where profile.id = new.id and not profile.is_hidden and not profile.is_paused limit 1
  ) then new.said::tsvector end, new.is_erased
  from unnest($1::uuid[], $2::text[], $3::integer[], $4::text[], $5::boolean[])
    as new (id, named, version, said, is_erased)
  order by new.id
  on conflict (id) do update set
    named = case when not excluded.is_erased then coalesce(excluded.named, known.named) end,
    version = greatest(known.version, excluded.version),
    said = case
      when excluded.is_erased then null
      when known.version <= excluded.version then excluded.said
      else known.said
    end,
    is_erased = excluded.is_erased
  where not known.is_erased
)`;

/**
 * Reads what professionals say by now, with a version that grows with each change of it, and of who sees it. Primary
 * key of `profile`, `offering_professional`, `application_applicant_id_idx`. Parameter: ids.
 */
export const readSaidSql = `
select profile.id, profile.state -> 'headline' as headline, profile.state -> 'names' as names,
  not profile.is_hidden and not profile.is_paused as is_shown,
  profile.version
    + coalesce((
      select sum(offering.version) from professional.offering
      where offering.professional_id = profile.id), 0)::integer
    + coalesce((
      select application.version from professional.application
      where application.applicant_id = profile.id), 0) as version,
  coalesce((
    select json_agg(offering.state -> 'offer' -> 'name' order by offering.id)
    from professional.offering
    where offering.professional_id = profile.id and offering.is_shown), '[]') as service_names
from professional.profile
where profile.id = any($1::uuid[])
order by profile.id`;

/**
 * Finds the people whose words some streams decide: their own, and those of their services and applications. Primary
 * keys. Parameter: ids of streams.
 */
export const findPeopleOfSql = `
select unnest($1::uuid[]) as id
union
select professional_id from professional.offering where id = any($1::uuid[])
union
select applicant_id from professional.application where id = any($1::uuid[])`;
