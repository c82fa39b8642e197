import { moveCheckpointSql } from '@osta/subscription/checkpoint.sql';

/**
 * Names of people, and how far they were read, in one statement.
 *
 * Whoever is erased is in no list any more, which join by the name.
 *
 * $1 ids, $2 names, $3 the erased, $4… the checkpoint. Primary key of `person`, locked in its order.
 */
export const copyNamesSql = `
  with copied as (
    insert into professional.person (id, full_name)
    select id, full_name from unnest($1::uuid[], $2::text[]) as new (id, full_name)
    order by id
    on conflict (id) do update set full_name = excluded.full_name
  ), erased as (
    delete from professional.person where id = any ($3::uuid[])
  ), ${moveCheckpointSql('professional', 4)}
  select`;
