import type { BookingEvent } from '@osta/contracts/booking/events';
import type { Instant } from '@osta/contracts/instant';
import { middleOf } from '@osta/contracts/middle-of';
import type { Decision, Refusal } from '@osta/platform/decider';
import { PlaceId } from '@osta/reference/place-id';

import type { Booking } from '../domain/booking/booking.ts';
import { closeBooking } from '../domain/booking/close-booking.ts';
import { completeBooking } from '../domain/booking/complete-booking.ts';
import type { BookingDeadline } from '../domain/booking/deadlines.ts';
import { expireBooking } from '../domain/booking/expire-booking.ts';
import { expireProposal } from '../domain/booking/expire-proposal.ts';
import { publishReviews } from '../domain/booking/publish-reviews.ts';
import { releaseHold } from '../domain/booking/release-hold.ts';
import { remindToLeave } from '../domain/booking/remind-to-leave.ts';
import { remind } from '../domain/booking/remind.ts';
import { bookingId, by, policy } from './every-move.ts';

const nowhere = { from: null };
const tajura = PlaceId.parse('m-tajura');

/** Returns what the timer of a deadline decides when it fires. */
export function ring(
  { name }: BookingDeadline,
  state: Booking,
  now: Instant,
): Decision<BookingEvent, Refusal> {
  const context = by('system', now);
  switch (name) {
    case 'release-hold':
      return releaseHold({ bookingId }, state, context);
    case 'expire-booking':
      return expireBooking({ bookingId }, state, context);
    case 'expire-proposal':
      return expireProposal({ bookingId }, state, context);
    case 'close-booking':
      return closeBooking({ bookingId }, state, context, policy);
    case 'complete-booking':
      return completeBooking({ bookingId }, state, context, policy);
    case 'remind-day-before':
      return remind({ bookingId, hoursBefore: 24 }, state, context, nowhere);
    case 'remind-hours-before':
      return remind({ bookingId, hoursBefore: 2 }, state, context, { from: middleOf(tajura) });
    case 'remind-to-leave':
      return remindToLeave({ bookingId }, state, context);
    case 'publish-reviews':
      return publishReviews({ bookingId }, state, context);
  }
}
