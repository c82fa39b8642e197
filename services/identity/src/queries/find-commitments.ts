import type { UserId } from '@osta/contracts/ids';
import type { Pool } from 'pg';

import type { Commitments } from '../domain/account/delete-account.ts';
import { countCommitments } from './find-commitments.sql.ts';

export type FindCommitments = (userId: UserId) => Promise<Commitments>;

/** Returns a query for a person's open requests, quotes and bookings, as far as their events have arrived. */
export function findCommitments(pool: Pool): FindCommitments {
  return async (userId) => {
    const { rows } = await pool.query<Commitments>(countCommitments, [userId]);
    return rows[0] ?? { openRequests: 0, openQuotes: 0, openBookings: 0 };
  };
}
