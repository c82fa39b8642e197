import type { ReadModel } from '@osta/subscription/read-model';
import type { ClientBase } from 'pg';

import { isOwnerOf } from '../database/migrate.sql.ts';

/**
 * Returns whether this user may exchange the tables of a read model and record it: the owner of its schema, and no
 * service by itself. Where somebody else has run the audit first, the record is theirs.
 */
export async function mayRebuild(client: ClientBase, { schema }: ReadModel): Promise<boolean> {
  const { rows } = await client.query<{ readonly isOwner: boolean }>(isOwnerOf, [schema]);
  const { rows: records } = await client.query<{ readonly isMine: boolean }>(isRecordMine);
  return rows[0]?.isOwner === true && records[0]?.isMine === true;
}

const isRecordMine = `
  select not exists (
    select from pg_namespace where nspname = 'osta_audit' and not pg_has_role(nspowner, 'USAGE')) as "isMine"`;
