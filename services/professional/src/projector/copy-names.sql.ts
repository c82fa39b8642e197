import { forgetSql } from '@osta/platform/personal-data/personal-data.sql';
import { moveCheckpointSql } from '@osta/subscription/checkpoint.sql';

/**
 * Copies people's names and moves the checkpoint, in one statement.
 *
 * Lists join by the name, so an erased person is no longer in any list. Their text becomes
 * unreadable.
 *
 * $1 ids, $2 names, $3 the erased, $4… the checkpoint. Primary keys of `person` and `subject_key`,
 * locked in their order.
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
