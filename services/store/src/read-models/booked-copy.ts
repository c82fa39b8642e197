import { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { recordedAs } from '@osta/contracts/recorded-as';
import { storeContract } from '@osta/contracts/store/contract';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';

import { copyBookedSql } from './booked-copy.sql.ts';

const isOfBooking = recordedAs(BookingEvent.options);

/** What a batch says of a booking; absent: nothing. */
interface BookedNews {
  readonly id: string;
  version: number;
  storeId?: string;
  isOpen?: boolean;
}

type EventType = BookingEvent['type'];

/** The events after which nothing of a booking lies ahead. */
const ending: ReadonlySet<EventType> = new Set<EventType>([
  'osta.booking.booking-declined',
  'osta.booking.booking-expired',
  'osta.booking.booking-cancelled',
  'osta.booking.booking-cancelled-by-admin',
  'osta.booking.booking-no-show-reported',
  'osta.booking.work-finished',
  'osta.booking.booking-completed',
  'osta.booking.booking-auto-completed',
]);

/** Copies the bookings made at stores. */
export const bookedCopy: Copy = defineCopy({
  contract: storeContract,
  name: 'booked',
  topics: ['booking'],
  tables: [
    {
      name: 'booked',
      key: ['id'],
      compared: ['version', 'store_id', 'is_open'],
    },
  ],
  sql: copyBookedSql,
  values: bookedIn,
});

/** Returns the parameters of `copyBookedSql` for a batch of events. */
function bookedIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const bookings = new Map<string, BookedNews>();
  for (const event of events) {
    if (!isOfBooking(event)) continue;
    const { subject: id, streamversion: version, type } = event;
    const news: BookedNews = bookings.get(id) ?? { id, version };
    news.version = version;
    bookings.set(id, news);
    if (event.type === 'osta.booking.booking-placed' && event.data.storeId !== undefined) {
      news.storeId = event.data.storeId;
      news.isOpen = true;
    }
    if (ending.has(type)) news.isOpen = false;
  }
  const all = [...bookings.values()];
  const made = all.filter(({ storeId }) => storeId !== undefined);
  const moved = all.filter(({ storeId }) => storeId === undefined);
  return [
    made.map(({ id }) => id),
    made.map(({ version }) => version),
    made.map(({ storeId }) => storeId),
    made.map(({ isOpen = true }) => isOpen),
    moved.map(({ id }) => id),
    moved.map(({ version }) => version),
    moved.map(({ isOpen = null }) => isOpen),
  ];
}
