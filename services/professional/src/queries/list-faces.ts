import { avatarPath } from '@osta/contracts/account/avatar-path';
import type { UserId } from '@osta/contracts/ids';
import type { Faces } from '@osta/contracts/professional/api';
import type { Pool } from 'pg';

import { listFacesSql } from './list-faces.sql.ts';

export type ListFaces = (ids: readonly UserId[]) => Promise<Faces>;

interface Row {
  readonly id: UserId;
  readonly avatar_id: string;
}

/** Returns a query for the pictures of some professionals; those without one are left out. */
export function listFaces(pool: Pool): ListFaces {
  return async (ids) => {
    const { rows } = await pool.query<Row>({ ...listFacesSql, values: [ids] });
    return {
      items: rows.map(({ id, avatar_id }) => ({ id, avatarUrl: avatarPath(id, avatar_id) })),
    };
  };
}
