import { internalCommand } from '@osta/platform/aggregate';
import type { Pool } from 'pg';

import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import { closeBooking } from '../domain/booking/close-booking.ts';
import { completeBooking } from '../domain/booking/complete-booking.ts';
import { expireBooking } from '../domain/booking/expire-booking.ts';
import { expireProposal } from '../domain/booking/expire-proposal.ts';
import { offerSlot } from '../domain/booking/offer-slot.ts';
import { passOffer } from '../domain/booking/pass-offer.ts';
import { placeQuote } from '../domain/booking/place-quote.ts';
import { publishReviews } from '../domain/booking/publish-reviews.ts';
import { releaseHold } from '../domain/booking/release-hold.ts';
import { remindToLeave } from '../domain/booking/remind-to-leave.ts';
import { remind } from '../domain/booking/remind.ts';
import { withdrawBooking } from '../domain/booking/withdraw-booking.ts';
import type { BookingAggregate } from './booking-aggregate.ts';
import { offerFacts } from './offer-facts.ts';
import { quoteFacts } from './quote-facts.ts';
import { wayFacts } from './way-facts.ts';

/** Commands that the product itself issues, from timers and process managers. */
export type SystemCommands = ReturnType<typeof systemCommands>;

/** Declares the system commands. They have no HTTP route. */
export function systemCommands(bookings: BookingAggregate, policy: BookingPolicy, pool: Pool) {
  const facts = async (): Promise<BookingPolicy> => policy;
  return {
    placeQuote: internalCommand(bookings, {
      name: 'placeQuote',
      decide: placeQuote,
      facts: quoteFacts(pool, policy),
    }),
    offerSlot: internalCommand(bookings, {
      name: 'offerSlot',
      decide: offerSlot,
      facts: offerFacts(pool, policy),
    }),
    passOffer: internalCommand(bookings, { name: 'passOffer', decide: passOffer }),
    withdrawBooking: internalCommand(bookings, {
      name: 'withdrawBooking',
      decide: withdrawBooking,
    }),
    expireHold: internalCommand(bookings, { name: 'expireHold', decide: releaseHold }),
    expireBooking: internalCommand(bookings, { name: 'expireBooking', decide: expireBooking }),
    expireProposal: internalCommand(bookings, { name: 'expireProposal', decide: expireProposal }),
    closeBooking: internalCommand(bookings, { name: 'closeBooking', decide: closeBooking, facts }),
    completeUnanswered: internalCommand(bookings, {
      name: 'completeUnanswered',
      decide: completeBooking,
      facts,
    }),
    remind: internalCommand(bookings, { name: 'remind', decide: remind, facts: wayFacts(pool) }),
    remindToLeave: internalCommand(bookings, { name: 'remindToLeave', decide: remindToLeave }),
    publishReviews: internalCommand(bookings, { name: 'publishReviews', decide: publishReviews }),
  };
}
