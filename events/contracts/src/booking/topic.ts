import { defineTopic } from '../define-topic.ts';
import { BookingEvent } from './events.ts';

/** One stream for each booking. */
export const bookingTopic = defineTopic('booking', {
  newest: BookingEvent.options,
  // Words of an admin about a booking count as its customer's, and are forgotten with them
  personalWords: {
    'osta.booking.booking-amended-by-admin.v1': [{ path: ['reason'], of: 'customerId' }],
    'osta.booking.booking-cancelled.v1': [{ path: ['reason'], of: 'authorId' }],
    'osta.booking.booking-cancelled-by-admin.v1': [{ path: ['reason'], of: 'customerId' }],
    'osta.booking.booking-declined.v1': [{ path: ['reason'], of: 'professionalId' }],
    'osta.booking.booking-disputed.v1': [{ path: ['reason'], of: 'customerId' }],
    'osta.booking.booking-no-show-reported.v1': [{ path: ['reason'], of: 'authorId' }],
    'osta.booking.booking-placed.v1': [
      { path: ['addressNote'], of: 'customerId' },
      { path: ['note'], of: 'customerId' },
    ],
    'osta.booking.dispute-resolved.v1': [{ path: ['reason'], of: 'customerId' }],
    'osta.booking.extra-proposed.v1': [{ path: ['title'], of: 'professionalId' }],
    'osta.booking.no-show-contested.v1': [{ path: ['reason'], of: 'authorId' }],
    'osta.booking.reschedule-proposed.v1': [{ path: ['note'], of: 'authorId' }],
    'osta.booking.reschedule-rejected.v1': [{ path: ['reason'], of: 'authorId' }],
    'osta.booking.review-hidden.v1': [{ path: ['reason'], of: 'customerId' }],
    'osta.booking.review-replied.v1': [{ path: ['text'], of: 'authorId' }],
    'osta.booking.review-written.v1': [{ path: ['text'], of: 'authorId' }],
    'osta.booking.strike-contested.v1': [{ path: ['reason'], of: 'authorId' }],
    'osta.booking.strike-lifted.v1': [{ path: ['reason'], of: 'customerId' }],
    'osta.booking.strike-upheld.v1': [{ path: ['reason'], of: 'customerId' }],
  },
});
