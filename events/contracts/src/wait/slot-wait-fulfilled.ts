import type { z } from 'zod';

import { event } from '../define.ts';
import { BookingId } from '../ids.ts';
import { waitParties } from './parties.ts';

/** The customer has booked the service on one of the days, by an offered slot or by one they found. */
export const SlotWaitFulfilled = event('osta.wait.slot-wait-fulfilled', {
  ...waitParties,
  bookingId: BookingId,
});
export type SlotWaitFulfilled = z.infer<typeof SlotWaitFulfilled>;
