/**
 * The common table expression that copies offered services: the newest version of each wins. What an erased professional
 * called a service is not copied. Primary keys of `offering` and `subject_key`.
 *
 * Parameters: ids, versions, professionals, jobs, whether they are published, names, terms.
 */
export const offeredSql = `
offered as (
  insert into offering (id, version, professional_id, service_id, is_published, name, terms)
  select new.id, new.version, new.professional_id, new.service_id, new.is_published,
    case when erased.subject is null then new.name end, new.terms
  from unnest(
    $1::uuid[], $2::integer[], $3::uuid[], $4::text[], $5::boolean[], $6::jsonb[], $7::jsonb[]
  ) as new (id, version, professional_id, service_id, is_published, name, terms)
  left join subject_key as erased on erased.subject = new.professional_id and erased.key is null
  on conflict (id) do update set version = excluded.version, service_id = excluded.service_id,
    is_published = excluded.is_published, name = excluded.name, terms = excluded.terms
  where offering.version < excluded.version
)`;
