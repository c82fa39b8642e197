import type { z } from 'zod';

import { event } from '../define.ts';
import { BookingId } from '../ids.ts';

/** The work is done. */
export const ServiceRequestFulfilled = event('osta.request.service-request-fulfilled', {
  bookingId: BookingId,
});
export type ServiceRequestFulfilled = z.infer<typeof ServiceRequestFulfilled>;
