import { BookingCancelled } from '@osta/contracts/booking/booking-cancelled';
import { BookingCancelledByAdmin } from '@osta/contracts/booking/booking-cancelled-by-admin';
import { BookingConfirmed } from '@osta/contracts/booking/booking-confirmed';
import { BookingDeclined } from '@osta/contracts/booking/booking-declined';
import { BookingPlaced } from '@osta/contracts/booking/booking-placed';
import { BookingRescheduled } from '@osta/contracts/booking/booking-rescheduled';
import { CashReceived } from '@osta/contracts/booking/cash-received';
import { DisputeResolved } from '@osta/contracts/booking/dispute-resolved';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { recordedAs } from '@osta/contracts/recorded-as';
import { storeContract } from '@osta/contracts/store/contract';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';
import type { z } from 'zod';

import { copyFiguresSql } from './figures-copy.sql.ts';

const counted = [
  BookingPlaced,
  BookingConfirmed,
  BookingRescheduled,
  BookingDeclined,
  BookingCancelled,
  BookingCancelledByAdmin,
  CashReceived,
  DisputeResolved,
] as const;

const isCounted = recordedAs(counted);

/** What a batch says of a booking; absent: nothing. */
interface FigureNews {
  readonly id: string;
  version: number;
  placed?: { readonly storeId: string; readonly at: string; readonly waits: boolean };
  answeredAt?: string;
  cancelledAt?: string;
  received?: { readonly at: string; readonly amount: number } | null;
}

/** Keeps what is counted of bookings made at stores. */
export const figuresCopy: Copy = defineCopy({
  contract: storeContract,
  name: 'figures',
  topics: ['booking'],
  tables: [
    {
      name: 'booking_figure',
      key: ['id'],
      compared: [
        'version',
        'store_id',
        'placed_at',
        'waits',
        'answered_at',
        'cancelled_at',
        'received_at',
        'received',
      ],
    },
  ],
  sql: copyFiguresSql,
  values: figuresIn,
});

/** Takes over what an event says. The rules are in `docs/domain.md §4`. */
function learn(news: FigureNews, event: EventEnvelope & z.infer<(typeof counted)[number]>): void {
  const { time: at } = event;
  switch (event.type) {
    case 'osta.booking.booking-placed': {
      const { storeId, answerBy } = event.data;
      if (storeId !== undefined) news.placed = { storeId, at, waits: answerBy !== null };
      break;
    }
    case 'osta.booking.booking-confirmed':
    // A booking that waits is confirmed by agreeing on a new time, too
    case 'osta.booking.booking-rescheduled':
    case 'osta.booking.booking-declined':
      news.answeredAt ??= at;
      break;
    case 'osta.booking.booking-cancelled':
    case 'osta.booking.booking-cancelled-by-admin':
      news.cancelledAt ??= at;
      break;
    case 'osta.booking.cash-received':
      news.received = { at, amount: event.data.amount };
      break;
    case 'osta.booking.dispute-resolved':
      if (event.data.outcome !== 'cancelled') break;
      news.cancelledAt ??= at;
      news.received = null;
      break;
  }
}

/** Returns the parameters of `copyFiguresSql` for a batch of events. */
function figuresIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const bookings = new Map<string, FigureNews>();
  for (const event of events) {
    if (!isCounted(event)) continue;
    const { subject: id, streamversion: version } = event;
    const news: FigureNews = bookings.get(id) ?? { id, version };
    news.version = version;
    bookings.set(id, news);
    learn(news, event);
  }
  const all = [...bookings.values()];
  const made = all.flatMap(({ placed, ...news }) => (placed ? [{ ...news, placed }] : []));
  const moved = all.filter(({ placed }) => placed === undefined);
  return [
    made.map(({ id }) => id),
    made.map(({ version }) => version),
    made.map(({ placed }) => placed.storeId),
    made.map(({ placed }) => placed.at),
    made.map(({ placed }) => placed.waits),
    made.map(({ answeredAt = null }) => answeredAt),
    made.map(({ cancelledAt = null }) => cancelledAt),
    made.map(({ received }) => received?.at ?? null),
    made.map(({ received }) => received?.amount ?? null),
    moved.map(({ id }) => id),
    moved.map(({ version }) => version),
    moved.map(({ answeredAt = null }) => answeredAt),
    moved.map(({ cancelledAt = null }) => cancelledAt),
    moved.map(({ received }) => received?.at ?? null),
    moved.map(({ received }) => received?.amount ?? null),
    moved.map(({ received }) => received === null),
  ];
}
