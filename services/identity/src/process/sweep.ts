import type { Clock } from '@osta/platform/clock';
import type { Pool } from 'pg';

import {
  sweepAttempts,
  sweepCodes,
  sweepNobodies,
  sweepOffers,
  sweepSessions,
  sweepVerifications,
  sweepWaiting,
} from './sweep.sql.ts';

/** Deletes what is over: sessions, sign-ins, codes, offers, windows of attempts, addresses that led to no account. */
export function sweep(pool: Pool, clock: Clock): () => Promise<void> {
  return async () => {
    await pool.query(sweepSessions);
    await pool.query(sweepVerifications);
    const now = clock.now();
    await pool.query(sweepCodes, [now]);
    await pool.query(sweepOffers, [now]);
    await pool.query(sweepWaiting, [now]);
    await pool.query(sweepAttempts, [now]);
    await pool.query(sweepNobodies, [now]);
  };
}
