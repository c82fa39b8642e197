import type { UserId } from '@osta/contracts/ids';
import type { Pool } from 'pg';

import type { Commitments } from '../domain/account/delete-account.ts';
import { countCommitments } from './find-commitments.sql.ts';

export type FindCommitments = (userId: UserId) => Promise<Commitments>;

/** What others wait for, as far as the events of requests have told it. */
export function findCommitments(pool: Pool): FindCommitments {
  return async (userId) => {
    const { rows } = await pool.query<Commitments>(countCommitments, [userId]);
    return rows[0] ?? { openRequests: 0, openQuotes: 0 };
  };
}
