import { forgetSql } from '@osta/platform/personal-data/personal-data.sql';
import { moveCheckpointSql } from '@osta/subscription/checkpoint.sql';

/** Parameters of the statement before those of the checkpoint. */
const ownParameters = 7;

/**
 * Returns the statement that copies one batch and moves the checkpoint. Primary keys of `person`,
 * `professional` and `subject_key`.
 *
 * Nobody may be in both lists: one part of a statement does not see what another part writes.
 *
 * Parameters: ids, kinds, names and times of the registered; ids and names of the renamed; ids of
 * the erased, whose text becomes unreadable.
 */
export function copyPeopleSql(schema: string): string {
  return `
with registered as (
  insert into person (id, kind, full_name, registered_at)
  select * from unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[])
), renamed as (
  update person set full_name = new.full_name
  from unnest($5::uuid[], $6::text[]) as new (id, full_name)
  where person.id = new.id
), unasked as (
  delete from professional where id = any($7::uuid[])
), ${forgetSql(schema, 7)}, ${moveCheckpointSql(schema, ownParameters + 1)}
select`;
}
