import { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { BookingId } from '@osta/contracts/ids';
import { reaction, type Reaction } from '@osta/platform/process/reaction';

import type { SystemCommands } from '../commands/system-commands.ts';

type Commands = Pick<
  SystemCommands,
  'awardRequest' | 'failAward' | 'reopenRequest' | 'fulfilRequest'
>;

/**
 * Returns the process manager that follows the bookings of requests: a booking awards its request, fails the
 * award, or fulfils the request; one that falls through, whoever ended it, opens the request again. Bookings
 * without a request change nothing. That work has begun awards once more: the acceptance may have lapsed before the
 * request heard of the booking, and work that goes on cannot be withdrawn.
 */
export function whenBookingMoved(
  commands: Commands,
): (event: EventEnvelope) => Promise<readonly Reaction[]> {
  return async ({ subject, type, data }) => {
    const event = BookingEvent.parse({ type, data });
    const { requestId } = event.data;
    return requestId === null ? [] : reactionTo(event, requestId, BookingId.parse(subject));
  };

  function reactionTo(
    event: BookingEvent,
    requestId: NonNullable<BookingEvent['data']['requestId']>,
    bookingId: BookingId,
  ): readonly Reaction[] {
    const { awardRequest, failAward, reopenRequest, fulfilRequest } = commands;
    const awarded = (hasBegun: boolean): readonly Reaction[] => [
      reaction(awardRequest, requestId, { requestId, bookingId, hasBegun }),
    ];
    const reopened = (): readonly Reaction[] => [
      reaction(reopenRequest, requestId, { requestId, bookingId }),
    ];
    const fulfilled = (): readonly Reaction[] => [
      reaction(fulfilRequest, requestId, { requestId, bookingId }),
    ];

    switch (event.type) {
      case 'osta.booking.booking-confirmed':
        return awarded(false);
      case 'osta.booking.work-started':
        return awarded(true);
      case 'osta.booking.booking-refused': {
        const { quoteId, reason, alternatives } = event.data;
        return [
          reaction(failAward, requestId, { requestId, quoteId, bookingId, reason, alternatives }),
        ];
      }
      case 'osta.booking.booking-declined':
      case 'osta.booking.booking-expired':
      case 'osta.booking.booking-cancelled':
      case 'osta.booking.booking-cancelled-by-admin':
      case 'osta.booking.booking-no-show-reported':
        return reopened();
      case 'osta.booking.booking-completed':
      case 'osta.booking.booking-auto-completed':
        return fulfilled();
      case 'osta.booking.dispute-resolved':
        return event.data.outcome === 'completed' ? fulfilled() : reopened();
      case 'osta.booking.booking-slot-held':
      case 'osta.booking.booking-hold-released':
      case 'osta.booking.booking-placed':
      case 'osta.booking.booking-joined-series':
      case 'osta.booking.reschedule-proposed':
      case 'osta.booking.booking-rescheduled':
      case 'osta.booking.reschedule-rejected':
      case 'osta.booking.reschedule-withdrawn':
      case 'osta.booking.reschedule-expired':
      case 'osta.booking.professional-on-the-way':
      case 'osta.booking.professional-arrived':
      case 'osta.booking.start-code-rejected':
      case 'osta.booking.extra-proposed':
      case 'osta.booking.extra-approved':
      case 'osta.booking.extra-declined':
      case 'osta.booking.extra-withdrawn':
      case 'osta.booking.work-finished':
      case 'osta.booking.cash-received':
      case 'osta.booking.cash-paid-confirmed':
      case 'osta.booking.booking-disputed':
      case 'osta.booking.booking-amended-by-admin':
      case 'osta.booking.no-show-contested':
      case 'osta.booking.booking-reminder-due':
      case 'osta.booking.reviews-invited':
      case 'osta.booking.departure-due':
      case 'osta.booking.review-written':
      case 'osta.booking.reviews-published':
      case 'osta.booking.review-replied':
      case 'osta.booking.review-reported':
      case 'osta.booking.review-reports-decided':
      case 'osta.booking.review-hidden':
      case 'osta.booking.strike-contested':
      case 'osta.booking.strike-lifted':
      case 'osta.booking.strike-upheld':
      case 'osta.booking.booking-repeat-invited':
      case 'osta.booking.booking-handed-over':
        return [];
    }
  }
}
