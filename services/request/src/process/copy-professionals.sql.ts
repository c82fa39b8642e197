import { moveCheckpointSql } from '@osta/subscription/checkpoint.sql';

/** How many parameters the statement takes before those of the checkpoint. */
const ownParameters = 2;

/**
 * Copies one batch and moves the checkpoint. Primary key of `professional`.
 *
 * Parameters: ids of those who published a profile, each once, and when.
 */
export function copyProfessionalsSql(schema: string): string {
  return `
with published as (
  insert into professional (id, published_at)
  select * from unnest($1::uuid[], $2::timestamptz[])
  on conflict (id) do nothing
), ${moveCheckpointSql(schema, ownParameters + 1)}
select`;
}
