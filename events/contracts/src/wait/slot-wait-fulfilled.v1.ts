import type { z } from 'zod';

import { event } from '../define.ts';
import { BookingId } from '../ids.ts';
import { waitParties } from './parties.ts';

/** The customer has booked the service on one of the days, by an offered slot or by one they found. */
export const SlotWaitFulfilledV1 = event('osta.wait.slot-wait-fulfilled.v1', {
  ...waitParties,
  bookingId: BookingId,
});
export type SlotWaitFulfilledV1 = z.infer<typeof SlotWaitFulfilledV1>;
