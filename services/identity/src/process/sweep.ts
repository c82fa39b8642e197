import type { Clock } from '@osta/platform/clock';
import type { Pool } from 'pg';

import {
  sweepAttempts,
  sweepCodes,
  sweepLetters,
  sweepNobodies,
  sweepOffers,
  sweepSessions,
  sweepVerifications,
  sweepWaiting,
} from './sweep.sql.ts';

/**
 * Deletes what has expired: sessions, sign-ins, codes, offers, windows of attempts, letters that
 * say nothing new any more, users without an account.
 */
export function sweep(pool: Pool, clock: Clock): () => Promise<void> {
  return async () => {
    await pool.query(sweepSessions);
    await pool.query(sweepVerifications);
    const now = clock.now();
    await pool.query(sweepCodes, [now]);
    await pool.query(sweepOffers, [now]);
    await pool.query(sweepWaiting, [now]);
    await pool.query(sweepLetters, [now]);
    await pool.query(sweepAttempts, [now]);
    await pool.query(sweepNobodies, [now]);
  };
}
