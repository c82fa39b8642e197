import { z } from 'zod';

import { event } from '../define.ts';
import { bookingParties } from './parties.ts';
import { HoursBefore } from './terms.ts';

/** The start of a confirmed booking comes near. */
export const BookingReminderDueV1 = event('osta.booking.booking-reminder-due.v1', {
  ...bookingParties,
  hoursBefore: HoursBefore,
  /** False when it is too late to remind: the booking was made, or moved, after that moment. */
  isInTime: z.boolean(),
});
export type BookingReminderDueV1 = z.infer<typeof BookingReminderDueV1>;
