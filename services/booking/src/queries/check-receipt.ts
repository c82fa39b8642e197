import type { ReceiptProof } from '@osta/contracts/booking/receipt-api';
import type { BookingId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import { readStream } from '@osta/event-store/read-events';
import { readNamesFor } from '@osta/platform/people/read-names';

import type { Booking } from '../domain/booking/booking.ts';
import { readBookedNames } from './booked-names.ts';
import { findBooking } from './get-booking.sql.ts';
import type { Reading } from './get-booking.ts';
import { completionOf, receiptMark } from './receipt-mark.ts';

interface BookingRow {
  readonly version: number;
  readonly state: Booking;
}

/** Returns what is on record for a receipt; `null` when the hash is not the one of this booking. */
export type CheckReceipt = (
  bookingId: BookingId,
  hash: string,
  locale: Locale,
) => Promise<ReceiptProof | null>;

/** Returns a query that compares a receipt with the log. */
export function checkReceipt({ pool, schema }: Pick<Reading, 'pool' | 'schema'>): CheckReceipt {
  return async (bookingId, hash, locale) => {
    const { rows } = await pool.query<BookingRow>({ ...findBooking, values: [bookingId] });
    const [row] = rows;
    if (row === undefined || row.state.status !== 'completed') return null;
    const { state: booking, version } = row;
    const completion = completionOf(booking, await readStream(pool, schema, bookingId, 1, version));
    if (completion === null) return null;
    const mark = receiptMark({ id: bookingId, completion });
    if (mark.hash !== hash) return null;
    const names = await readNamesFor(pool, [booking.professionalId], locale);
    const booked = await readBookedNames(pool, [booking], locale);
    return {
      number: mark.number,
      issuedAt: completion.time,
      professionalName: names(booking.professionalId).fullName,
      serviceName: booked(booking),
      finalPrice: booking.finalPrice,
    };
  };
}
