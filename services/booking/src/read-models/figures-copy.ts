import { BookingAutoCompleted } from '@osta/contracts/booking/booking-auto-completed';
import { BookingCancelled } from '@osta/contracts/booking/booking-cancelled';
import { BookingCancelledByAdmin } from '@osta/contracts/booking/booking-cancelled-by-admin';
import { BookingCompleted } from '@osta/contracts/booking/booking-completed';
import { BookingConfirmed } from '@osta/contracts/booking/booking-confirmed';
import { BookingDeclined } from '@osta/contracts/booking/booking-declined';
import { BookingHandedOver } from '@osta/contracts/booking/booking-handed-over';
import { BookingNoShowReported } from '@osta/contracts/booking/booking-no-show-reported';
import { BookingPlaced } from '@osta/contracts/booking/booking-placed';
import { BookingRescheduled } from '@osta/contracts/booking/booking-rescheduled';
import { CashReceived } from '@osta/contracts/booking/cash-received';
import { bookingContract } from '@osta/contracts/booking/contract';
import { DisputeResolved } from '@osta/contracts/booking/dispute-resolved';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { recordedAs } from '@osta/contracts/recorded-as';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';
import type { z } from 'zod';

import { copyFiguresSql } from './figures-copy.sql.ts';

const counted = [
  BookingPlaced,
  BookingConfirmed,
  BookingRescheduled,
  BookingHandedOver,
  BookingDeclined,
  BookingCompleted,
  BookingAutoCompleted,
  BookingCancelled,
  BookingCancelledByAdmin,
  BookingNoShowReported,
  CashReceived,
  DisputeResolved,
] as const;

const isCounted = recordedAs(counted);

type Outcome = 'completed' | 'cancelled' | 'cancelled-by-professional' | 'no-show';

/** What a batch says of a booking; absent: nothing. */
interface FigureNews {
  readonly id: string;
  version: number;
  placed?: { readonly professionalId: string; readonly at: string; readonly waits: boolean };
  /** Who does it now, where it was handed over. */
  professionalId?: string;
  answeredAt?: string;
  endedAt?: string;
  outcome?: Outcome;
  received?: { readonly at: string; readonly amount: number } | null;
}

/** Keeps what is counted of bookings, for the statistics of their professionals. */
export const figuresCopy: Copy = defineCopy({
  contract: bookingContract,
  name: 'figures',
  topics: ['booking'],
  tables: [
    {
      name: 'work_figure',
      key: ['id'],
      compared: [
        'version',
        'professional_id',
        'placed_at',
        'waits',
        'answered_at',
        'ended_at',
        'outcome',
        'received_at',
        'received',
      ],
    },
  ],
  sql: copyFiguresSql,
  values: figuresIn,
});

/** Takes over what an event says. The rules are in `docs/domain.md §3`. */
function learn(news: FigureNews, event: EventEnvelope & z.infer<(typeof counted)[number]>): void {
  const { time: at } = event;
  const end = (outcome: Outcome): void => {
    news.endedAt ??= at;
    news.outcome = outcome;
  };
  switch (event.type) {
    case 'osta.booking.booking-placed': {
      const { professionalId, answerBy } = event.data;
      news.placed = { professionalId, at, waits: answerBy !== null };
      break;
    }
    case 'osta.booking.booking-confirmed':
    // A booking that waits is confirmed by agreeing on a new time, too
    case 'osta.booking.booking-rescheduled':
    case 'osta.booking.booking-declined':
      news.answeredAt ??= at;
      break;
    case 'osta.booking.booking-handed-over':
      news.professionalId = event.data.professionalId;
      break;
    case 'osta.booking.booking-completed':
    case 'osta.booking.booking-auto-completed':
      end('completed');
      break;
    case 'osta.booking.booking-cancelled':
      end(event.data.by === 'professional' ? 'cancelled-by-professional' : 'cancelled');
      break;
    case 'osta.booking.booking-cancelled-by-admin':
      end('cancelled');
      break;
    case 'osta.booking.booking-no-show-reported':
      end('no-show');
      break;
    case 'osta.booking.cash-received':
      news.received = { at, amount: event.data.amount };
      break;
    case 'osta.booking.dispute-resolved':
      end(event.data.outcome);
      if (event.data.outcome === 'cancelled') news.received = null;
      break;
  }
}

/** Returns the parameters of `copyFiguresSql` for a batch of events. */
export function figuresIn(events: readonly EventEnvelope[]): readonly (readonly unknown[])[] {
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
    made.map(({ placed, professionalId = placed.professionalId }) => professionalId),
    made.map(({ placed }) => placed.at),
    made.map(({ placed }) => placed.waits),
    made.map(({ answeredAt = null }) => answeredAt),
    made.map(({ endedAt = null }) => endedAt),
    made.map(({ outcome = null }) => outcome),
    made.map(({ received }) => received?.at ?? null),
    made.map(({ received }) => received?.amount ?? null),
    moved.map(({ id }) => id),
    moved.map(({ version }) => version),
    moved.map(({ answeredAt = null }) => answeredAt),
    moved.map(({ endedAt = null }) => endedAt),
    moved.map(({ outcome = null }) => outcome),
    moved.map(({ received }) => received?.at ?? null),
    moved.map(({ received }) => received?.amount ?? null),
    moved.map(({ received }) => received === null),
    moved.map(({ professionalId = null }) => professionalId),
  ];
}
