import { UserId } from '@osta/contracts/ids';
import type { Pool } from 'pg';

import { findAdminsSql } from './find-admins.sql.ts';

export type FindAdmins = () => Promise<readonly UserId[]>;

/**
 * Returns a query for everybody with the rights of an admin, also of one who still has to set up the second step
 * that those need.
 */
export function findAdmins(pool: Pool): FindAdmins {
  return async () => {
    const { rows } = await pool.query<{ readonly id: string }>(findAdminsSql);
    return rows.map(({ id }) => UserId.parse(id));
  };
}
