import { z } from 'zod';

import { event } from '../define.ts';
import { bookingParties } from './parties.ts';

/** The slot is free again: nobody placed the booking. */
export const BookingHoldReleasedV1 = event('osta.booking.booking-hold-released.v1', {
  ...bookingParties,
  /** Whether the time ran out; otherwise the customer left. */
  isExpired: z.boolean(),
});
export type BookingHoldReleasedV1 = z.infer<typeof BookingHoldReleasedV1>;
