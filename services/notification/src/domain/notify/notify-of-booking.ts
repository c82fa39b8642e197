import type { BookingHandedOver } from '@osta/contracts/booking/booking-handed-over';
import type { BookingEvent } from '@osta/contracts/booking/events';
import type { ReviewReportsDecided } from '@osta/contracts/booking/review-reports-decided';
import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Instant } from '@osta/contracts/instant';
import type { NotificationReason, NotifiedBookingStatus } from '@osta/contracts/notification/api';

import type { NewNotification } from './new-notification.ts';

type RecordedBookingEvent = EventEnvelope & BookingEvent;
type Role = NewNotification['role'];

/** What an event of a booking says, and to whom. */
interface News {
  readonly to: readonly Role[];
  readonly reason: NotificationReason;
  /** `null`: the status stays. */
  readonly status: NotifiedBookingStatus | null;
  readonly proposedStart?: Instant;
  readonly travelMinutes?: number;
}

const both = ['customer', 'professional'] as const;
const customer = ['customer'] as const;
const professional = ['professional'] as const;

/**
 * Returns the notifications of an event of a booking, also for the one who caused it: `notify`
 * leaves that one out.
 */
export function notifyOfBooking(event: RecordedBookingEvent): readonly NewNotification[] {
  if (event.type === 'osta.booking.review-reports-decided') return notifyReporters(event);
  if (event.type === 'osta.booking.booking-handed-over') {
    return [...toSides(event, handedOver(event)), tellFormer(event)];
  }
  const news = newsOf(event);
  return news === null ? [] : toSides(event, news);
}

/** Returns what both sides are told of a new professional: who comes, or who has to answer first. */
function handedOver({ data: { answerBy } }: BookingHandedOver): News {
  return answerBy === null
    ? { to: both, reason: 'booking_handed_over', status: null }
    : { to: both, reason: 'booking_handed_over_unanswered', status: 'pending' };
}

/** Tells the sides of a booking. */
function toSides(event: RecordedBookingEvent, news: News): readonly NewNotification[] {
  const { customerId, professionalId, serviceId, startsAt } = event.data;
  const recipients = { customer: customerId, professional: professionalId };
  return news.to.map((role) => ({
    recipientId: recipients[role],
    role,
    type: 'booking',
    reason: news.reason,
    parameters: {
      actionPath: `/${role}/bookings/${event.subject}`,
      customerId,
      professionalId,
      serviceId,
      budget: null,
      price: null,
      proposedStart: news.proposedStart ?? null,
      booking: {
        status: news.status,
        start: startsAt,
        ...(news.travelMinutes !== undefined && { travelMinutes: news.travelMinutes }),
      },
    },
  }));
}

/** Returns what the professional is told whose booking a colleague takes over. It is no longer theirs to open. */
function tellFormer({ data }: EventEnvelope & BookingHandedOver): NewNotification {
  const { customerId, professionalId, previousProfessionalId, serviceId, startsAt } = data;
  return {
    recipientId: previousProfessionalId,
    role: 'professional',
    type: 'booking',
    reason: 'booking_given_away',
    parameters: {
      actionPath: '/professional/bookings',
      customerId,
      professionalId,
      serviceId,
      budget: null,
      price: null,
      proposedStart: null,
      booking: { status: null, start: startsAt },
    },
  };
}

/**
 * Returns what those are told who reported a review. They may know neither side: so nothing says who wrote it or
 * when the work was, and it leads to the page on which it was read. The one about a customer, which nobody else
 * reads or reports, was on their booking.
 */
function notifyReporters({
  data,
  subject,
}: EventEnvelope & ReviewReportsDecided): readonly NewNotification[] {
  const { of: author, professionalId, serviceId, outcome, reporterIds } = data;
  return reporterIds.map((recipientId) => ({
    recipientId,
    role: recipientId === professionalId ? 'professional' : 'customer',
    type: 'booking',
    reason: `booking_review_report_${outcome}`,
    parameters: {
      actionPath:
        author === 'customer'
          ? `/professional/profile/${professionalId}/public`
          : `/customer/bookings/${subject}`,
      customerId: null,
      professionalId,
      serviceId,
      budget: null,
      price: null,
      proposedStart: null,
    },
  }));
}

/** Maps each event to its news; `null`: nobody is notified. An event without a row does not compile. */
function newsOf(
  event: Exclude<RecordedBookingEvent, ReviewReportsDecided | BookingHandedOver>,
): News | null {
  switch (event.type) {
    case 'osta.booking.booking-placed':
      // One that needs no answer is confirmed in the same step
      return event.data.answerBy === null
        ? null
        : { to: professional, reason: 'booking_requested', status: 'pending' };
    case 'osta.booking.booking-confirmed':
      return { to: both, reason: 'booking_confirmed', status: 'confirmed' };
    case 'osta.booking.booking-declined':
      return { to: customer, reason: 'booking_declined', status: 'declined' };
    case 'osta.booking.booking-expired':
      return { to: both, reason: 'booking_expired', status: 'expired' };

    case 'osta.booking.reschedule-proposed': {
      const { newStartsAt: proposedStart } = event.data;
      return { to: both, reason: 'booking_time_proposed', status: null, proposedStart };
    }
    case 'osta.booking.booking-rescheduled':
    case 'osta.booking.booking-amended-by-admin':
      return { to: both, reason: 'booking_rescheduled', status: 'rescheduled' };
    case 'osta.booking.reschedule-rejected':
      return { to: both, reason: 'booking_time_rejected', status: null };
    case 'osta.booking.reschedule-withdrawn':
      return { to: both, reason: 'booking_time_withdrawn', status: null };
    case 'osta.booking.reschedule-expired':
      return { to: both, reason: 'booking_time_unanswered', status: null };

    case 'osta.booking.professional-on-the-way':
      return { to: customer, reason: 'booking_on_the_way', status: null };
    case 'osta.booking.professional-arrived':
      return { to: customer, reason: 'booking_arrived', status: null };
    case 'osta.booking.work-started':
      return { to: both, reason: 'booking_started', status: 'in_progress' };
    case 'osta.booking.extra-proposed':
      return { to: customer, reason: 'booking_extra_proposed', status: null };
    case 'osta.booking.extra-approved':
      return { to: professional, reason: 'booking_extra_approved', status: null };
    case 'osta.booking.extra-declined':
      return { to: professional, reason: 'booking_extra_declined', status: null };
    case 'osta.booking.extra-withdrawn':
      return { to: customer, reason: 'booking_extra_withdrawn', status: null };
    case 'osta.booking.work-finished':
      return { to: customer, reason: 'booking_finished', status: 'awaiting_confirmation' };

    case 'osta.booking.cash-received':
      return { to: customer, reason: 'booking_cash_received', status: null };
    case 'osta.booking.cash-paid-confirmed':
      return { to: professional, reason: 'booking_cash_paid', status: null };
    case 'osta.booking.booking-completed':
    case 'osta.booking.booking-auto-completed':
      return { to: both, reason: 'booking_completed', status: 'completed' };
    case 'osta.booking.booking-disputed':
      return { to: professional, reason: 'booking_disputed', status: 'disputed' };
    case 'osta.booking.dispute-resolved':
      return { to: both, reason: 'booking_dispute_resolved', status: event.data.outcome };

    case 'osta.booking.booking-cancelled':
      return event.data.by === 'system'
        ? { to: both, reason: 'booking_cancelled_by_osta', status: 'cancelled' }
        : { to: both, reason: 'booking_cancelled', status: 'cancelled' };
    case 'osta.booking.booking-cancelled-by-admin':
      return { to: both, reason: 'booking_cancelled_by_osta', status: 'cancelled' };
    case 'osta.booking.booking-no-show-reported':
      return { to: both, reason: 'booking_no_show', status: 'no_show' };
    case 'osta.booking.no-show-contested':
      return { to: both, reason: 'booking_no_show_contested', status: 'disputed' };

    case 'osta.booking.booking-reminder-due': {
      const { hoursBefore, isInTime } = event.data;
      const reason = hoursBefore === 24 ? 'booking_tomorrow' : 'booking_soon';
      return isInTime ? { to: both, reason, status: null } : null;
    }

    case 'osta.booking.departure-due': {
      const { travelMinutes, isInTime } = event.data;
      return isInTime
        ? { to: professional, reason: 'booking_leave_now', status: null, travelMinutes }
        : null;
    }

    case 'osta.booking.review-written': {
      const { by, awaitsOther } = event.data;
      // The second review is told with the publication of both
      return awaitsOther
        ? { to: otherOf(by), reason: 'booking_review_awaited', status: null }
        : null;
    }
    case 'osta.booking.reviews-published': {
      const { customerStars, professionalStars } = event.data;
      const to = [
        ...(customerStars === null ? [] : professional),
        ...(professionalStars === null ? [] : customer),
      ];
      return { to, reason: 'booking_review_received', status: null };
    }
    case 'osta.booking.review-replied':
      return { to: otherOf(event.data.by), reason: 'booking_review_replied', status: null };
    case 'osta.booking.review-hidden': {
      const { of: author } = event.data;
      return { to: [author], reason: 'booking_review_hidden', status: null };
    }
    case 'osta.booking.booking-repeat-invited':
      return { to: customer, reason: 'booking_repeat_invited', status: null };

    case 'osta.booking.strike-lifted':
      return { to: [event.data.of], reason: 'booking_strike_lifted', status: null };
    case 'osta.booking.strike-upheld':
      return { to: [event.data.of], reason: 'booking_strike_upheld', status: null };
    // An admin finds it among what waits; the other side knows nothing of the strike
    case 'osta.booking.strike-contested':
    case 'osta.booking.review-reported':
      return null;

    // Only the customer knows of a slot that was held
    case 'osta.booking.booking-hold-released':
    // The completion invites both sides already
    case 'osta.booking.reviews-invited':
    case 'osta.booking.booking-slot-held':
      // Only the customer knows of a slot that they hold themselves
      return event.data.waitId === undefined
        ? null
        : { to: customer, reason: 'booking_slot_offered', status: null };
    // Each booking of a series is told by itself
    case 'osta.booking.booking-joined-series':
    // Whoever gave the code is told at once; the customer stands beside them
    case 'osta.booking.start-code-rejected':
    // The request tells both that the offer could not be booked
    case 'osta.booking.booking-refused':
      return null;
  }
}

function otherOf(side: Role): readonly Role[] {
  return side === 'customer' ? professional : customer;
}
