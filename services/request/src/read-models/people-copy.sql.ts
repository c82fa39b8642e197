/**
 * Returns common table expressions that copy who people are. Primary key of `person`. An erased person keeps a row
 * without a name, because old requests refer to it.
 *
 * Parameters: from `first` on ids, kinds, names and times of the registered, ids and names of the others.
 */
export function peopleSql(first: number): string {
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
)`;
}
