import { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { BookingId } from '@osta/contracts/ids';
import { readEvent } from '@osta/contracts/read-event';
import { reaction, type Reaction } from '@osta/platform/process/reaction';

import type { SystemCommands } from '../commands/system-commands.ts';

type Commands = Pick<
  SystemCommands,
  'awardRequest' | 'failAward' | 'reopenRequest' | 'fulfilRequest'
>;

/**
 * Returns the process manager that follows the bookings of requests: a booking awards its request, fails the
 * award, or fulfils the request; one that falls through, whoever ended it, opens the request again. Bookings
 * without a request change nothing.
 */
export function whenBookingMoved(
  commands: Commands,
): (event: EventEnvelope) => Promise<readonly Reaction[]> {
  return async ({ subject, type, data }) => {
    const event = BookingEvent.parse(readEvent({ type, data }));
    const { requestId } = event.data;
    return requestId === null ? [] : reactionTo(event, requestId, BookingId.parse(subject));
  };

  function reactionTo(
    event: BookingEvent,
    requestId: NonNullable<BookingEvent['data']['requestId']>,
    bookingId: BookingId,
  ): readonly Reaction[] {
    const { awardRequest, failAward, reopenRequest, fulfilRequest } = commands;
    const reopened = (): readonly Reaction[] => [
      reaction(reopenRequest, requestId, { requestId, bookingId }),
    ];
    const fulfilled = (): readonly Reaction[] => [
      reaction(fulfilRequest, requestId, { requestId, bookingId }),
    ];

    switch (event.type) {
      case 'osta.booking.booking-confirmed.v1': {
        const { quoteId } = event.data;
        if (quoteId === null) return [];
        return [reaction(awardRequest, requestId, { requestId, quoteId, bookingId })];
      }
      case 'osta.booking.booking-refused.v1': {
        const { quoteId, alternatives } = event.data;
        return [reaction(failAward, requestId, { requestId, quoteId, alternatives })];
      }
      case 'osta.booking.booking-declined.v1':
      case 'osta.booking.booking-expired.v1':
      case 'osta.booking.booking-cancelled.v1':
      case 'osta.booking.booking-cancelled-by-admin.v1':
      case 'osta.booking.booking-no-show-reported.v1':
        return reopened();
      case 'osta.booking.booking-completed.v1':
      case 'osta.booking.booking-auto-completed.v1':
        return fulfilled();
      case 'osta.booking.dispute-resolved.v1':
        return event.data.outcome === 'completed' ? fulfilled() : reopened();
      case 'osta.booking.booking-slot-held.v1':
      case 'osta.booking.booking-hold-released.v1':
      case 'osta.booking.booking-placed.v1':
      case 'osta.booking.booking-joined-series.v1':
      case 'osta.booking.reschedule-proposed.v1':
      case 'osta.booking.booking-rescheduled.v1':
      case 'osta.booking.reschedule-rejected.v1':
      case 'osta.booking.reschedule-withdrawn.v1':
      case 'osta.booking.reschedule-expired.v1':
      case 'osta.booking.professional-on-the-way.v1':
      case 'osta.booking.professional-arrived.v1':
      case 'osta.booking.work-started.v1':
      case 'osta.booking.extra-proposed.v1':
      case 'osta.booking.extra-approved.v1':
      case 'osta.booking.extra-declined.v1':
      case 'osta.booking.work-finished.v1':
      case 'osta.booking.cash-received.v1':
      case 'osta.booking.cash-paid-confirmed.v1':
      case 'osta.booking.booking-disputed.v1':
      case 'osta.booking.booking-amended-by-admin.v1':
      case 'osta.booking.no-show-contested.v1':
      case 'osta.booking.booking-reminder-due.v1':
      case 'osta.booking.reviews-invited.v1':
      case 'osta.booking.review-written.v1':
      case 'osta.booking.reviews-published.v1':
      case 'osta.booking.review-replied.v1':
      case 'osta.booking.review-hidden.v1':
      case 'osta.booking.strike-contested.v1':
      case 'osta.booking.strike-lifted.v1':
      case 'osta.booking.strike-upheld.v1':
        return [];
    }
  }
}
