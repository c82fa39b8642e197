import type { BookingEvent } from '@osta/contracts/booking/events';
import type { Doorbell } from '@osta/event-store/doorbell';
import type { Streams } from '@osta/event-store/streams';
import { sealedStreams } from '@osta/platform/personal-data/personal-data';
import type { ClientBase } from 'pg';

import { booking, type Booking } from '../domain/booking/booking.ts';
import { bookingDeadlines } from '../domain/booking/deadlines.ts';

/** One stream per booking. */
export type BookingStreams = Streams<Booking, BookingEvent>;

/** The snapshot table of bookings, and their topic. */
export const bookingTable = { table: 'booking', topic: 'booking' } as const;

/**
 * Returns the streams of the service in its own schema. Text that people wrote is stored sealed. A booking
 * whose time overlaps with another one of the same professional cannot be appended: it is decided again.
 */
export function bookingStreams(
  pool: Pick<ClientBase, 'query'>,
  schema: string,
  doorbell: Doorbell,
): BookingStreams {
  return sealedStreams<Booking, BookingEvent>({
    ...bookingTable,
    pool,
    schema,
    source: '/osta/booking',
    fold: booking,
    doorbell,
    deadlines: bookingDeadlines,
    contested: 'booking_no_overlap',
  });
}
