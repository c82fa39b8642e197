import type { ReadModel } from '@osta/subscription/read-model';
import type { ClientBase } from 'pg';

import { isOwnerOf } from '../database/migrate.sql.ts';

/** Returns whether this user may exchange the tables of a read model: the owner of its schema, and no service by itself. */
export async function mayRebuild(client: ClientBase, { schema }: ReadModel): Promise<boolean> {
  const { rows } = await client.query<{ readonly isOwner: boolean }>(isOwnerOf, [schema]);
  return rows[0]?.isOwner === true;
}
