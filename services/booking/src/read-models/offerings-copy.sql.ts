/**
 * The common table expression that copies offered services: the newest version of each wins. Primary key.
 *
 * Parameters: ids, versions, professionals, jobs, whether they are published, terms.
 */
export const offeredSql = `
offered as (
  insert into offering (id, version, professional_id, service_id, is_published, terms)
  select * from unnest(
    $1::uuid[], $2::integer[], $3::uuid[], $4::text[], $5::boolean[], $6::jsonb[]
  )
  on conflict (id) do update set version = excluded.version, service_id = excluded.service_id,
    is_published = excluded.is_published, terms = excluded.terms
  where offering.version < excluded.version
)`;
