import { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { recordedAs } from '@osta/contracts/recorded-as';

const isBookingEvent = recordedAs(BookingEvent.options);

interface Sides {
  readonly customerId: string;
  readonly professionalId: string;
}

/** What a batch of events leaves of bookings: open and ended. Each booking is in one of the two. */
export interface BookingChange {
  /** The two sides by booking. */
  readonly bookings: ReadonlyMap<string, Sides>;
  readonly endedBookings: ReadonlySet<string>;
}

/**
 * Returns which bookings these events leave open and ended; the last event about a booking decides.
 * Other events are ignored. A booking binds both sides from its placement until it ends. A dispute
 * and a contested no-show open it again, until an admin resolves them.
 */
export function bookingChange(events: readonly EventEnvelope[]): BookingChange {
  const bookings = new Map<string, Sides>();
  const endedBookings = new Set<string>();

  for (const event of events) {
    if (!isBookingEvent(event)) continue;
    const { subject, data } = event;
    const { customerId, professionalId } = data;
    switch (event.type) {
      case 'osta.booking.booking-placed.v1':
      case 'osta.booking.booking-disputed.v1':
      case 'osta.booking.no-show-contested.v1':
        endedBookings.delete(subject);
        bookings.set(subject, { customerId, professionalId });
        break;
      case 'osta.booking.booking-declined.v1':
      case 'osta.booking.booking-expired.v1':
      case 'osta.booking.booking-cancelled.v1':
      case 'osta.booking.booking-cancelled-by-admin.v1':
      case 'osta.booking.booking-completed.v1':
      case 'osta.booking.booking-auto-completed.v1':
      case 'osta.booking.booking-no-show-reported.v1':
      case 'osta.booking.dispute-resolved.v1':
        bookings.delete(subject);
        endedBookings.add(subject);
        break;
      // A slot that is held for some minutes binds nobody; the others change no end of a booking
      case 'osta.booking.booking-slot-held.v1':
      case 'osta.booking.booking-hold-released.v1':
      case 'osta.booking.booking-refused.v1':
      case 'osta.booking.booking-amended-by-admin.v1':
      case 'osta.booking.booking-confirmed.v1':
      case 'osta.booking.booking-joined-series.v1':
      case 'osta.booking.booking-reminder-due.v1':
      case 'osta.booking.booking-rescheduled.v1':
      case 'osta.booking.cash-paid-confirmed.v1':
      case 'osta.booking.cash-received.v1':
      case 'osta.booking.extra-approved.v1':
      case 'osta.booking.extra-declined.v1':
      case 'osta.booking.extra-proposed.v1':
      case 'osta.booking.professional-arrived.v1':
      case 'osta.booking.professional-on-the-way.v1':
      case 'osta.booking.reschedule-expired.v1':
      case 'osta.booking.reschedule-proposed.v1':
      case 'osta.booking.reschedule-rejected.v1':
      case 'osta.booking.reschedule-withdrawn.v1':
      case 'osta.booking.review-hidden.v1':
      case 'osta.booking.review-replied.v1':
      case 'osta.booking.review-written.v1':
      case 'osta.booking.reviews-invited.v1':
      case 'osta.booking.reviews-published.v1':
      case 'osta.booking.strike-contested.v1':
      case 'osta.booking.strike-lifted.v1':
      case 'osta.booking.strike-upheld.v1':
      case 'osta.booking.work-finished.v1':
      case 'osta.booking.work-started.v1':
        break;
    }
  }
  return { bookings, endedBookings };
}
