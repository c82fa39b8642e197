import { BookingHistoryWhat, type BookingHistoryItem } from '@osta/contracts/booking/api';
import { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { readEvent } from '@osta/contracts/read-event';
import type { Names } from '@osta/platform/people/read-names';

import { sideOf } from '../domain/booking/booking.ts';

/** One event of a booking, upcast to its newest version. */
export interface Happened {
  readonly event: BookingEvent;
  readonly at: EventEnvelope['time'];
  readonly actor: EventEnvelope['actor'];
}

/**
 * Returns one stored event in its newest version.
 *
 * @throws UnreadableEvent when this build does not know the event
 */
export function happened({ type, data, time: at, actor }: EventEnvelope): Happened {
  return { event: BookingEvent.parse(readEvent({ type, data })), at, actor };
}

/** What only an admin does. */
const byAdmin: ReadonlySet<BookingEvent['type']> = new Set<BookingEvent['type']>([
  'osta.booking.booking-cancelled-by-admin',
  'osta.booking.booking-amended-by-admin',
  'osta.booking.dispute-resolved',
  'osta.booking.review-hidden',
]);

/**
 * Returns the history of a booking, oldest first. Both sides see all of it.
 *
 * @param events with their words opened
 * @param names of everybody whose booking it was
 */
export function bookingHistory(events: readonly Happened[], names: Names): BookingHistoryItem[] {
  return events.flatMap(({ event, at, actor }) => {
    const { type } = event;
    // `osta.booking.work-started` → `work-started`; refused and released attempts are not told
    const what = BookingHistoryWhat.safeParse(type.split('.')[2]);
    if (!what.success) return [];
    return [{ what: what.data, at, by: whoDid(event, actor), ...toldOf(event, names) }];
  });
}

/** Who did it, on the side on which they were then. */
function whoDid(event: BookingEvent, actor: Happened['actor']): BookingHistoryItem['by'] {
  if (event.type === 'osta.booking.booking-handed-over') return 'store';
  if (byAdmin.has(event.type)) return 'admin';
  return followsByItself(event, actor) ? 'system' : (sideOf(event.data, actor) ?? 'admin');
}

/** Whether it follows by itself from what somebody did, which is told on a line of its own. */
function followsByItself({ type, data: { customerId } }: BookingEvent, actor: string): boolean {
  // The second of two reviews publishes both; placing a booking confirms it where nobody has to approve it
  const isConfirmedAtOnce = type === 'osta.booking.booking-confirmed' && actor === customerId;
  return actor === 'system' || type === 'osta.booking.reviews-published' || isConfirmedAtOnce;
}

type Told = Pick<BookingHistoryItem, 'from' | 'to' | 'handedOver' | 'amount' | 'words'>;

/** Returns what an event says beside its name. */
function toldOf(event: BookingEvent, names: Names): Told {
  const { type, data } = event;
  const words = wordsIn(event);
  return {
    ...('newStartsAt' in data && { from: data.startsAt, to: data.newStartsAt }),
    ...('previousProfessionalId' in data && {
      handedOver: {
        from: names(data.previousProfessionalId).fullName,
        to: names(data.professionalId).fullName,
      },
    }),
    ...('previousStartsAt' in data && { from: data.previousStartsAt, to: data.startsAt }),
    ...('amount' in data && { amount: data.amount }),
    ...(type === 'osta.booking.work-finished' && { amount: data.finalPrice }),
    ...(words !== '' && { words }),
  };
}

/** What one side writes to the other with it; reviews and what is said about them have their own place. */
function wordsIn({ type, data }: BookingEvent): string {
  if (type === 'osta.booking.reschedule-proposed') return data.note;
  if (type === 'osta.booking.extra-proposed') return data.title;
  return type !== 'osta.booking.review-hidden' && 'reason' in data ? data.reason : '';
}
