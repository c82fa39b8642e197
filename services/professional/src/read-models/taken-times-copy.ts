import { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import type { OfferingId, UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import { professionalContract } from '@osta/contracts/professional/contract';
import { recordedAs } from '@osta/contracts/recorded-as';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';

import { takenTimesSql } from './taken-times-copy.sql.ts';

/** Copies which times of professionals are taken, and what counts for the daily caps of their services. */
export const takenTimesCopy: Copy = defineCopy({
  contract: professionalContract,
  // Another name than its first one: so it read the log anew when it began to say what fills a day
  name: 'taken-days',
  topics: ['booking'],
  tables: [
    {
      name: 'taken_time',
      key: ['id'],
      compared: [
        'professional_id',
        'offering_id',
        'starts_at',
        'ends_at',
        'buffer_before_minutes',
        'buffer_after_minutes',
        'new_starts_at',
        'new_ends_at',
        'is_blocking',
        'fills_day',
      ],
    },
  ],
  sql: takenTimesSql,
  values: takenIn,
});

/** What events say of the times of one booking; the rest is as it was. */
interface Said {
  readonly offeringId?: OfferingId | null;
  readonly endsAt?: Instant;
  readonly bufferBeforeMinutes?: number;
  readonly bufferAfterMinutes?: number;
  /** Another time that is held, too; `null`: none any more. */
  readonly proposal?: { readonly startsAt: Instant; readonly endsAt: Instant } | null;
  readonly isBlocking?: boolean;
  /** Counts for the daily cap of its service. */
  readonly fillsDay?: boolean;
}

interface Taken extends Said {
  readonly professionalId: UserId;
  readonly startsAt: Instant;
}

const isBookingEvent = recordedAs(BookingEvent.options);

/** Returns the parameters of `takenTimesSql` for a batch of events. The last word on each part counts. */
export function takenIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const all = new Map<string, Taken>();
  for (const event of events) {
    if (!isBookingEvent(event)) continue;
    const said = saidBy(event);
    if (!said) continue;
    const { professionalId, startsAt } = event.data;
    all.set(event.subject, { ...all.get(event.subject), ...said, professionalId, startsAt });
  }
  const taken = [...all.values()];
  return [
    [...all.keys()],
    taken.map(({ professionalId }) => professionalId),
    taken.map(({ offeringId }) => offeringId ?? null),
    taken.map(({ startsAt }) => startsAt),
    taken.map(({ endsAt }) => endsAt ?? null),
    taken.map(({ bufferBeforeMinutes }) => bufferBeforeMinutes ?? null),
    taken.map(({ bufferAfterMinutes }) => bufferAfterMinutes ?? null),
    taken.map(({ proposal }) => proposal !== undefined),
    taken.map(({ proposal }) => proposal?.startsAt ?? null),
    taken.map(({ proposal }) => proposal?.endsAt ?? null),
    taken.map(({ isBlocking }) => isBlocking ?? null),
    taken.map(({ fillsDay }) => fillsDay ?? null),
  ];
}

/** What a booking does to its day that is to come, or has begun. */
const stands = { isBlocking: true, fillsDay: true } as const;

/**
 * Returns what an event says of the times that its booking blocks: ADR 30. `undefined`: nothing. Work that is finished
 * gives its time back, and not its place in the day.
 */
function saidBy({ type, data }: BookingEvent): Said | undefined {
  switch (type) {
    case 'osta.booking.booking-slot-held':
    case 'osta.booking.booking-placed': {
      const { offeringId, endsAt, bufferBeforeMinutes, bufferAfterMinutes } = data;
      const buffers = { bufferBeforeMinutes, bufferAfterMinutes };
      return { offeringId, endsAt, ...buffers, proposal: null, ...stands };
    }
    case 'osta.booking.booking-handed-over': {
      const { offeringId, endsAt, bufferBeforeMinutes, bufferAfterMinutes } = data;
      return { offeringId, endsAt, bufferBeforeMinutes, bufferAfterMinutes, proposal: null };
    }
    case 'osta.booking.booking-confirmed':
      return { endsAt: data.endsAt, ...stands };
    case 'osta.booking.booking-rescheduled':
    case 'osta.booking.booking-amended-by-admin':
      return { endsAt: data.endsAt, proposal: null, ...stands };
    case 'osta.booking.reschedule-proposed':
      return { proposal: { startsAt: data.newStartsAt, endsAt: data.newEndsAt } };
    case 'osta.booking.reschedule-rejected':
    case 'osta.booking.reschedule-withdrawn':
    case 'osta.booking.reschedule-expired':
      return { proposal: null };
    case 'osta.booking.work-started':
      return { proposal: null, ...stands };
    case 'osta.booking.booking-hold-released':
    case 'osta.booking.booking-declined':
    case 'osta.booking.booking-expired':
    case 'osta.booking.booking-cancelled':
    case 'osta.booking.booking-cancelled-by-admin':
    case 'osta.booking.booking-no-show-reported':
    case 'osta.booking.no-show-contested':
      return { proposal: null, isBlocking: false, fillsDay: false };
    // What a customer disputes was finished
    case 'osta.booking.work-finished':
    case 'osta.booking.booking-completed':
    case 'osta.booking.booking-auto-completed':
    case 'osta.booking.booking-disputed':
      return { proposal: null, isBlocking: false, fillsDay: true };
    case 'osta.booking.dispute-resolved':
      return { proposal: null, isBlocking: false, fillsDay: data.outcome === 'completed' };
    case 'osta.booking.booking-refused':
    case 'osta.booking.booking-joined-series':
    case 'osta.booking.booking-reminder-due':
    case 'osta.booking.professional-on-the-way':
    case 'osta.booking.professional-arrived':
    case 'osta.booking.start-code-rejected':
    case 'osta.booking.extra-proposed':
    case 'osta.booking.extra-approved':
    case 'osta.booking.extra-declined':
    case 'osta.booking.extra-withdrawn':
    case 'osta.booking.cash-received':
    case 'osta.booking.cash-paid-confirmed':
    case 'osta.booking.reviews-invited':
    case 'osta.booking.strike-contested':
    case 'osta.booking.strike-lifted':
    case 'osta.booking.strike-upheld':
    case 'osta.booking.departure-due':
    case 'osta.booking.review-written':
    case 'osta.booking.reviews-published':
    case 'osta.booking.review-replied':
    case 'osta.booking.review-reported':
    case 'osta.booking.review-reports-decided':
    case 'osta.booking.review-hidden':
    case 'osta.booking.booking-repeat-invited':
      return undefined;
  }
}
