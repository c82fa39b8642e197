import { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { bookingParties } from './parties.ts';
import { HoursBefore, TravelMinutes } from './terms.ts';

/** The start of a confirmed booking comes near. */
export const BookingReminderDue = event('osta.booking.booking-reminder-due', {
  ...bookingParties,
  hoursBefore: HoursBefore,
  /** False when it is too late to remind: the booking was made, or moved, after that moment. */
  isInTime: z.boolean(),
  /**
   * The professional's way to the job, estimated two hours before it; `null` where a place is not known. Absent: the
   * reminder of the day before, or recorded before reminders said it.
   */
  way: z.strictObject({ travelMinutes: TravelMinutes, leaveAt: Instant }).nullable().optional(),
});
export type BookingReminderDue = z.infer<typeof BookingReminderDue>;
