import { moveCheckpointSql } from '@osta/subscription/checkpoint.sql';

/**
 * Names of people, and how far they were read, in one statement.
 *
 * $1 ids, $2 names, $3… the checkpoint. Primary key of `person`, locked in its order.
 */
export const copyNamesSql = `
  with copied as (
    insert into professional.person (id, full_name)
    select id, full_name from unnest($1::uuid[], $2::text[]) as new (id, full_name)
    order by id
    on conflict (id) do update set full_name = excluded.full_name
  ), ${moveCheckpointSql('professional', 3)}
  select`;
