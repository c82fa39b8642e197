import type { ApplicationStatus } from '@osta/contracts/application/status';
import type { UserId } from '@osta/contracts/ids';
import type { Pool } from 'pg';

import { findStanding as statement } from './find-application.sql.ts';

export type FindStanding = (userId: UserId) => Promise<ApplicationStatus | null>;

/** Returns a query for where the application of a person stands; null if they never applied. */
export function findStanding(pool: Pool): FindStanding {
  return async (userId) => {
    const { rows } = await pool.query<{ readonly status: ApplicationStatus }>({
      ...statement,
      values: [userId],
    });
    return rows[0]?.status ?? null;
  };
}
