import type { UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { Pool } from 'pg';

import type { TakenTime } from '../domain/offering/next-free.ts';
import { readTakenTimes } from './taken-times.sql.ts';

/** Returns when a professional is taken from a moment on, with buffers. */
export async function takenTimes(
  pool: Pool,
  professionalId: UserId,
  now: Instant,
): Promise<readonly TakenTime[]> {
  const { rows } = await pool.query<{ readonly taken: readonly TakenTime[] }>({
    ...readTakenTimes,
    values: [professionalId, now],
  });
  return rows[0]?.taken ?? [];
}
