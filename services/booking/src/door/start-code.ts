import { createHmac } from 'node:crypto';

import type { BookingId } from '@osta/contracts/ids';

/** Returns the four digits with which the work of a booking begins. */
export type StartCode = (bookingId: BookingId) => string;

/**
 * Returns the codes of a product. A code follows from the booking and a secret, so it is in no event and no
 * table, where the professional's side could read it.
 *
 * @param secret of the product
 */
export function startCodes(secret: string): StartCode {
  return (bookingId) => {
    const digest = createHmac('sha256', secret).update(`start-code:${bookingId}`).digest();
    return String(digest.readUInt32BE(0) % 10_000).padStart(4, '0');
  };
}
