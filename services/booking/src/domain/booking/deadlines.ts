import type { Instant } from '@osta/contracts/instant';
import type { DeadlinesOf } from '@osta/platform/decider';

import type { Booking } from './booking.ts';
import { wayAhead } from './remind-to-leave.ts';
import { reminderAt, remindersLeft } from './remind.ts';
import { awaitsPublication } from './reviews.ts';

/** A moment at which the system has to move a booking on. */
export interface BookingDeadline {
  readonly name:
    | 'release-hold'
    | 'expire-booking'
    | 'expire-proposal'
    | 'close-booking'
    | 'complete-booking'
    | 'remind-day-before'
    | 'remind-hours-before'
    | 'remind-to-leave'
    | 'publish-reviews';
  readonly about: '';
  readonly dueAt: Instant;
}

/** Returns what ends by time alone in this state. */
export function deadlinesOf(booking: Booking): readonly BookingDeadline[] {
  if (booking.status === 'none' || booking.status === 'refused') return [];
  const { heldUntil, answerBy, proposal, closesAt, completesAt, reviews } = booking;
  const reminders = remindersLeft(booking);
  const isLast = proposal?.answerBy === answerBy || proposal?.answerBy === closesAt;
  return [
    ...at('release-hold', heldUntil),
    ...at('expire-booking', answerBy),
    // Nobody is told that the booking stays as it was, and at once that it is over
    ...at('expire-proposal', isLast ? null : (proposal?.answerBy ?? null)),
    ...at('close-booking', closesAt),
    ...at('complete-booking', completesAt),
    ...at('remind-day-before', reminders.includes(24) ? reminderAt(booking, 24) : null),
    ...at('remind-hours-before', reminders.includes(2) ? reminderAt(booking, 2) : null),
    ...at('remind-to-leave', wayAhead(booking)?.leaveAt ?? null),
    ...at('publish-reviews', reviews && awaitsPublication(reviews) ? reviews.until : null),
  ];
}

/** The deadlines of a booking. */
export const bookingDeadlines: DeadlinesOf<Booking, BookingDeadline> = {
  of: deadlinesOf,
  version: 4,
};

function at(name: BookingDeadline['name'], dueAt: Instant | null): readonly BookingDeadline[] {
  return dueAt === null ? [] : [{ name, about: '', dueAt }];
}
