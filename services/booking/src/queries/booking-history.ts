import { BookingHistoryWhat, type BookingHistoryItem } from '@osta/contracts/booking/api';
import { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { readEvent } from '@osta/contracts/read-event';

import { sideOf, type MadeBooking } from '../domain/booking/booking.ts';

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

/** Returns the history of a booking, oldest first. Both sides see all of it. */
export function bookingHistory(
  booking: MadeBooking,
  events: readonly Happened[],
): BookingHistoryItem[] {
  return events.flatMap(({ event: { type }, at, actor }) => {
    // `osta.booking.work-started` → `work-started`; refused and released attempts are not told
    const what = BookingHistoryWhat.safeParse(type.split('.')[2]);
    if (!what.success) return [];
    // The second of two reviews publishes both, and is told on its own line
    const isOwn = actor === 'system' || type === 'osta.booking.reviews-published';
    const side = isOwn ? 'system' : (sideOf(booking, actor) ?? 'admin');
    return [{ what: what.data, at, by: byAdmin.has(type) ? 'admin' : side }];
  });
}
