import { z } from 'zod';

import { event } from '../define.ts';
import { bookingParties } from './parties.ts';
import { TravelMinutes } from './terms.ts';

/** It is time for the professional to leave for a confirmed booking. */
export const DepartureDue = event('osta.booking.departure-due', {
  ...bookingParties,
  /** From the job before, or from where they start the day. */
  travelMinutes: TravelMinutes,
  /** False when it is too late to say so. */
  isInTime: z.boolean(),
});
export type DepartureDue = z.infer<typeof DepartureDue>;
