import { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { recordedAs } from '@osta/contracts/recorded-as';
import { copiesModel } from '@osta/platform/read-models/copies-model';
import { checkpointValues, moveCheckpointSql } from '@osta/subscription/checkpoint.sql';
import type { ReadModel } from '@osta/subscription/read-model';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';

import { copyBookedSql } from './copy-booked.sql.ts';

const name = 'store-booked';
/** Parameters of the statement before those of the checkpoint. */
const ownParameters = 7;

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

/** Returns the subscription that copies the bookings made at stores. */
export function copyBooked(pool: Pool, schema: string): SubscriptionDefinition {
  const text = `with ${copyBookedSql}, ${moveCheckpointSql(schema, ownParameters + 1)} select`;
  return {
    name,
    topics: ['booking'],
    async apply(events, checkpoint) {
      await pool.query({
        name: 'store.copy-booked',
        text,
        values: [...bookedIn(events), ...checkpointValues(checkpoint)],
      });
    },
  };
}

/** Describes how an audit rebuilds the copy of bookings made at stores. */
export const bookedModel: ReadModel = copiesModel({
  name: 'store-booked',
  schema: 'store',
  topics: ['booking'],
  subscriptions: [{ name, topics: ['booking'] }],
  wordsOf: [],
  tables: [
    {
      name: 'booked',
      key: ['id'],
      compared: ['version', 'store_id', 'is_open'],
    },
  ],
  steps: [{ text: `with ${copyBookedSql} select`, values: bookedIn }],
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
