import type { Clock } from '@osta/platform/clock';
import type { Pool } from 'pg';

import {
  sweepAttempts,
  sweepCodes,
  sweepNobodies,
  sweepSessions,
  sweepVerifications,
} from './sweep.sql.ts';

/** Deletes what is over: sessions, codes, windows of attempts, addresses that led to no account. */
export function sweep(pool: Pool, clock: Clock): () => Promise<void> {
  return async () => {
    await pool.query(sweepSessions);
    await pool.query(sweepVerifications);
    const now = clock.now();
    await pool.query(sweepCodes, [now]);
    await pool.query(sweepAttempts, [now]);
    await pool.query(sweepNobodies, [now]);
  };
}
