import { forgetSql } from '@osta/platform/personal-data/personal-data.sql';
import { moveCheckpointSql } from '@osta/subscription/checkpoint.sql';

/**
 * Names of people, and how far they were read, in one statement.
 *
 * Whoever is erased is in no list any more, which join by the name, and nobody can read what they wrote.
 *
 * $1 ids, $2 names, $3 the erased, $4… the checkpoint. Primary keys of `person` and `subject_key`, locked
 * in their order.
 */
export const copyNamesSql = `
  with copied as (
    insert into professional.person (id, full_name)
    select id, full_name from unnest($1::uuid[], $2::text[]) as new (id, full_name)
    order by id
    on conflict (id) do update set full_name = excluded.full_name
  ), erased as (
    delete from professional.person where id = any ($3::uuid[])
  ), ${forgetSql('professional', 3)}, ${moveCheckpointSql('professional', 4)}
  select`;
