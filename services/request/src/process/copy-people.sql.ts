/**
 * Returns common table expressions that copy who people are. Primary keys of `person` and
 * `professional`. An erased person keeps a row without a name, because old requests refer to it,
 * and can no longer be invited.
 *
 * Parameters: $1 the erased; from `first` on ids, kinds, names and times of the registered, ids and
 * names of the others.
 */
export function copyPeopleSql(first: number): string {
  const [id, kind, fullName, at, known, newName] = Array.from(
    { length: 6 },
    (_, n) => `$${first + n}`,
  );
  return `
registered as (
  insert into person (id, kind, full_name, registered_at)
  select * from unnest(${id}::uuid[], ${kind}::text[], ${fullName}::text[], ${at}::timestamptz[])
), renamed as (
  update person set full_name = new.full_name
  from unnest(${known}::uuid[], ${newName}::text[]) as new (id, full_name)
  where person.id = new.id
), unasked as (
  delete from professional where id = any($1::uuid[])
)`;
}
