import { moveCheckpointSql } from '@osta/subscription/checkpoint.sql';

/** How many parameters `copyPeople` takes before those of the checkpoint. */
const ownParameters = 8;

/**
 * Copies one batch and moves the checkpoint. Primary keys of `person` and `professional`.
 *
 * Nobody is in two of the three lists, so the parts do not meet: one statement does not see what its
 * other parts write.
 *
 * Parameters: ids, kinds, names and times of the registered; ids and names of the renamed; ids and
 * times of the published.
 */
export function copyPeople(schema: string): string {
  return `
with registered as (
  insert into person (id, kind, full_name, registered_at)
  select * from unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[])
), renamed as (
  update person set full_name = new.full_name
  from unnest($5::uuid[], $6::text[]) as new (id, full_name)
  where person.id = new.id
), published as (
  insert into professional (id, published_at)
  select * from unnest($7::uuid[], $8::timestamptz[])
  on conflict (id) do nothing
), ${moveCheckpointSql(schema, ownParameters + 1)}
select`;
}
