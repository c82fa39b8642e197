/**
 * Returns common table expressions that copy people's names into the table `person`.
 * Primary key of `person`, locked in its order. An erased person leaves the table, and so every
 * list that joins by the name.
 *
 * Parameters: $1 the erased; from `first` on ids and names of the others.
 */
export function namesSql(first: number): string {
  return `
copied as (
  insert into person (id, full_name)
  select id, full_name from unnest($${first}::uuid[], $${first + 1}::text[]) as new (id, full_name)
  order by id
  on conflict (id) do update set full_name = excluded.full_name
), erased as (
  delete from person where id = any ($1::uuid[])
)`;
}
