import { moveCheckpointSql } from '@osta/subscription/checkpoint.sql';

/** Parameters of the statement before those of the checkpoint. */
const ownParameters = 2;

/**
 * Returns the statement that copies one batch and moves the checkpoint. Primary keys of
 * `professional` and `subject_key`. An erased professional is not inserted again, even if their
 * profile arrives later.
 *
 * Parameters: ids of those who published a profile, each once, and when.
 */
export function copyProfessionalsSql(schema: string): string {
  return `
with ${publishedSql}, ${moveCheckpointSql(schema, ownParameters + 1)}
select`;
}

/** The common table expression of that statement, without the checkpoint. */
export const publishedSql = `
published as (
  insert into professional (id, published_at)
  select id, published_at from unnest($1::uuid[], $2::timestamptz[]) as new (id, published_at)
  where not exists (select from subject_key where subject = id and key is null)
  on conflict (id) do nothing
)`;
