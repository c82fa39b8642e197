import { z } from 'zod';

import { event } from '../define.ts';
import { bookingParties } from './parties.ts';
import { HoursBefore } from './terms.ts';

/** The start of a confirmed booking comes near. */
export const BookingReminderDue = event('osta.booking.booking-reminder-due', {
  ...bookingParties,
  hoursBefore: HoursBefore,
  /** False when it is too late to remind: the booking was made, or moved, after that moment. */
  isInTime: z.boolean(),
});
export type BookingReminderDue = z.infer<typeof BookingReminderDue>;
