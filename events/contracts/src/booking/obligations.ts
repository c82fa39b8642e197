import type { Happened, ObligationChange } from '../obligation.ts';
import type { BookingEvent } from './events.ts';

/**
 * Returns which obligation an event of a booking opens or ends. A booking binds both sides from its placement until it
 * ends. A dispute and a contested no-show open it again, until an admin resolves them.
 */
export function bookingObligations(event: Happened<BookingEvent>): ObligationChange {
  const { subject, data } = event;
  switch (event.type) {
    case 'osta.booking.booking-placed':
    case 'osta.booking.booking-disputed':
    case 'osta.booking.no-show-contested':
      return {
        opens: [{ id: subject, kind: 'booking', binds: [data.customerId, data.professionalId] }],
      };
    // It binds the new professional instead of the former one
    case 'osta.booking.booking-handed-over':
      return {
        ends: [subject],
        opens: [{ id: subject, kind: 'booking', binds: [data.customerId, data.professionalId] }],
      };
    case 'osta.booking.booking-declined':
    case 'osta.booking.booking-expired':
    case 'osta.booking.booking-cancelled':
    case 'osta.booking.booking-cancelled-by-admin':
    case 'osta.booking.booking-completed':
    case 'osta.booking.booking-auto-completed':
    case 'osta.booking.booking-no-show-reported':
    case 'osta.booking.dispute-resolved':
      return { ends: [subject] };

    // A slot that is held for some minutes binds nobody; the others change no end of a booking
    case 'osta.booking.booking-slot-held':
    case 'osta.booking.booking-hold-released':
    case 'osta.booking.booking-refused':
    case 'osta.booking.booking-amended-by-admin':
    case 'osta.booking.booking-confirmed':
    case 'osta.booking.booking-joined-series':
    case 'osta.booking.booking-reminder-due':
    case 'osta.booking.booking-rescheduled':
    case 'osta.booking.cash-paid-confirmed':
    case 'osta.booking.cash-received':
    case 'osta.booking.extra-approved':
    case 'osta.booking.extra-declined':
    case 'osta.booking.extra-proposed':
    case 'osta.booking.extra-withdrawn':
    case 'osta.booking.professional-arrived':
    case 'osta.booking.professional-on-the-way':
    case 'osta.booking.reschedule-expired':
    case 'osta.booking.reschedule-proposed':
    case 'osta.booking.reschedule-rejected':
    case 'osta.booking.reschedule-withdrawn':
    case 'osta.booking.departure-due':
    case 'osta.booking.review-hidden':
    case 'osta.booking.review-replied':
    case 'osta.booking.review-reported':
    case 'osta.booking.review-reports-decided':
    case 'osta.booking.review-written':
    case 'osta.booking.reviews-invited':
    case 'osta.booking.reviews-published':
    case 'osta.booking.start-code-rejected':
    case 'osta.booking.strike-contested':
    case 'osta.booking.strike-lifted':
    case 'osta.booking.strike-upheld':
    case 'osta.booking.work-finished':
    case 'osta.booking.work-started':
    case 'osta.booking.booking-repeat-invited':
      return {};
  }
}
