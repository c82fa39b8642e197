import type { UserId } from '@osta/contracts/ids';
import type { Pool } from 'pg';

import type { ReaderRole } from '../domain/booking/allowed-to.ts';
import type { MadeBooking } from '../domain/booking/booking.ts';
import { readPhoneSql } from './read-phone.sql.ts';

/** Both sides have agreed, and the work is not settled yet. */
const calling: ReadonlySet<MadeBooking['status']> = new Set<MadeBooking['status']>([
  'confirmed',
  'in_progress',
  'awaiting_confirmation',
]);

/**
 * Returns whose telephone number a reader of the booking sees: that of the other side, from the confirmation until
 * the work is confirmed; `null`: nobody's.
 */
export function shownPhoneOf(
  { status, customerId, professionalId }: MadeBooking,
  role: ReaderRole,
): UserId | null {
  if (role === 'admin' || !calling.has(status)) return null;
  return role === 'customer' ? professionalId : customerId;
}

/** Reads the verified number of a person, as `+218912345678`; `null`: they have none. */
export async function readPhone(pool: Pool, userId: UserId): Promise<string | null> {
  const { rows } = await pool.query<{ readonly number: string }>({
    ...readPhoneSql,
    values: [userId],
  });
  return rows[0]?.number ?? null;
}
