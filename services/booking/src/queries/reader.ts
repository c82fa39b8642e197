import type { UserId } from '@osta/contracts/ids';

import type { ReaderRole } from '../domain/booking/allowed-to.ts';
import { sideOf, type MadeBooking } from '../domain/booking/booking.ts';

/** The person who reads. */
export interface Reader {
  readonly userId: UserId;
  readonly isAdmin: boolean;
}

/**
 * Returns the role in which this person may read the booking; `undefined` if they may not even know
 * that it exists.
 */
export function roleOf(booking: MadeBooking, { userId, isAdmin }: Reader): ReaderRole | undefined {
  return sideOf(booking, userId) ?? (isAdmin ? 'admin' : undefined);
}
