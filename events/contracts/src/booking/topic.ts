import { defineTopic, type TopicDeclaration } from '../define-topic.ts';
import type { PersonalField } from '../personal-words.ts';
import { BookingEvent } from './events.ts';
import { bookingObligations } from './obligations.ts';

const offeringName: readonly PersonalField[] = [
  { path: ['offeringName', 'ar'], of: 'professionalId' },
  { path: ['offeringName', 'en'], of: 'professionalId' },
];

/** One stream for each booking. */
export const bookingTopic: TopicDeclaration<'booking'> = defineTopic('booking', {
  events: BookingEvent.options,
  // Words of an admin about a booking count as its customer's, and are forgotten with them
  personalWords: {
    'osta.booking.booking-amended-by-admin': [{ path: ['reason'], of: 'customerId' }],
    'osta.booking.booking-cancelled': [{ path: ['reason'], of: 'authorId' }],
    'osta.booking.booking-cancelled-by-admin': [{ path: ['reason'], of: 'customerId' }],
    'osta.booking.booking-declined': [{ path: ['reason'], of: 'professionalId' }],
    'osta.booking.booking-disputed': [{ path: ['reason'], of: 'customerId' }],
    'osta.booking.booking-handed-over': offeringName,
    'osta.booking.booking-no-show-reported': [{ path: ['reason'], of: 'authorId' }],
    'osta.booking.booking-placed': [
      ...offeringName,
      { path: ['addressNote'], of: 'customerId' },
      { path: ['note'], of: 'customerId' },
    ],
    'osta.booking.booking-slot-held': offeringName,
    'osta.booking.dispute-resolved': [{ path: ['reason'], of: 'customerId' }],
    'osta.booking.extra-proposed': [{ path: ['title'], of: 'professionalId' }],
    'osta.booking.no-show-contested': [{ path: ['reason'], of: 'authorId' }],
    'osta.booking.reschedule-proposed': [{ path: ['note'], of: 'authorId' }],
    'osta.booking.reschedule-rejected': [{ path: ['reason'], of: 'authorId' }],
    'osta.booking.review-hidden': [{ path: ['reason'], of: 'customerId' }],
    'osta.booking.review-replied': [{ path: ['text'], of: 'authorId' }],
    'osta.booking.review-reported': [{ path: ['words'], of: 'authorId' }],
    'osta.booking.review-written': [{ path: ['text'], of: 'authorId' }],
    'osta.booking.strike-contested': [{ path: ['reason'], of: 'authorId' }],
    'osta.booking.strike-lifted': [{ path: ['reason'], of: 'customerId' }],
    'osta.booking.strike-upheld': [{ path: ['reason'], of: 'customerId' }],
  },
  obligations: bookingObligations,
});
