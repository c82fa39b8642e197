/**
 * Returns common table expressions that copy people's names. Primary key of `person`, locked in its
 * order. Lists join by the name, so an erased person is no longer in any list.
 *
 * Parameters: $1 the erased; from `first` on ids and names of the others.
 */
export function copyNamesSql(first: number): string {
  return `
copied as (
  insert into professional.person (id, full_name)
  select id, full_name from unnest($${first}::uuid[], $${first + 1}::text[]) as new (id, full_name)
  order by id
  on conflict (id) do update set full_name = excluded.full_name
), erased as (
  delete from professional.person where id = any ($1::uuid[])
)`;
}
