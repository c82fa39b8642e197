import type { BookingReminderDue } from '@osta/contracts/booking/booking-reminder-due';
import type { HoursBefore } from '@osta/contracts/booking/terms';
import { later, type Instant } from '@osta/contracts/instant';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import type { Booking, MadeBooking } from './booking.ts';
import type { OnBooking, OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';
import { wayTo, type WayFacts } from './way.ts';

/** The start of a booking comes near. */
export interface Remind extends OnBooking {
  readonly hoursBefore: HoursBefore;
}

const hour = 3_600_000;
/** The moments at which both sides are reminded. */
const allReminders: readonly HoursBefore[] = [24, 2];
/** So late a reminder still says something: later, the booking was made or moved after its moment. */
const lateAtMost = hour;

/** Returns when a reminder of this booking is due. */
export function reminderAt({ startsAt }: MadeBooking, hoursBefore: HoursBefore): Instant {
  return later(startsAt, -hoursBefore * hour);
}

/** Returns the reminders that a booking still waits for: those of a confirmed one. */
export function remindersLeft({ status, reminded }: MadeBooking): readonly HoursBefore[] {
  return status === 'confirmed' ? allReminders.filter((hours) => !reminded.includes(hours)) : [];
}

/**
 * Records that a reminder is due, once for each start of a confirmed booking. The last one says when the professional
 * has to leave.
 */
export function remind(
  { hoursBefore }: Remind,
  booking: Booking,
  { actor, now }: Context,
  facts: WayFacts,
): Decision<BookingReminderDue, OnBookingRefusal> {
  if (booking.status === 'none' || actor !== 'system') return refuse({ code: 'BOOKING_NOT_FOUND' });
  if (booking.status === 'refused') return refuse(illegal(booking, now));
  const dueAt = reminderAt(booking, hoursBefore);
  if (!remindersLeft(booking).includes(hoursBefore) || now < dueAt) {
    return refuse(illegal(booking, now));
  }
  const isInTime = now <= later(dueAt, lateAtMost);
  const due: BookingReminderDue = {
    type: 'osta.booking.booking-reminder-due',
    data: {
      ...parties(booking),
      hoursBefore,
      isInTime,
      ...(hoursBefore === 2 && { way: wayTo(booking, facts) }),
    },
  };
  return accept(due);
}
