import type { UserId } from '@osta/contracts/ids';
import type { Pool } from 'pg';

import type { Reader } from '../mail/post.ts';
import { findBookingMailOff } from './find-booking-reader.sql.ts';
import type { FindReader } from './find-reader.ts';

/** Returns a query for who gets the letters about a person's bookings; `null`: nobody does. */
export function findBookingReader(pool: Pool, findReader: FindReader): FindReader {
  return async (userId: UserId): Promise<Reader | null> => {
    const { rowCount } = await pool.query({ ...findBookingMailOff, values: [userId] });
    return rowCount === 0 ? findReader(userId) : null;
  };
}
