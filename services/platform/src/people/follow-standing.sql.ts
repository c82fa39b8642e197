import { moveCheckpointSql } from '@osta/subscription/checkpoint.sql';

/** Parameters of the statement before those of the checkpoint. */
const ownParameters = 3;

/**
 * Returns the statement that copies one batch and moves the checkpoint. Primary key of
 * `hidden_professional`.
 *
 * Parameters: ids of the hidden, each once, and where each stands; ids of the shown.
 */
export function followStandingSql(schema: string): string {
  return `
with ${standingSql}, ${moveCheckpointSql(schema, ownParameters + 1)}
select`;
}

/** The common table expressions of that statement, without the checkpoint. Nobody is hidden and shown. */
export const standingSql = `
hidden as (
  insert into hidden_professional (id, standing)
  select id, standing from unnest($1::uuid[], $2::text[]) as new (id, standing)
  on conflict (id) do update set standing = excluded.standing
), shown as (
  delete from hidden_professional where id = any($3::uuid[])
)`;
