import type { z } from 'zod';

import { event } from '../define.ts';
import { BookingId } from '../ids.ts';

/** The work is done. */
export const ServiceRequestFulfilledV1 = event('osta.request.service-request-fulfilled.v1', {
  bookingId: BookingId,
});
export type ServiceRequestFulfilledV1 = z.infer<typeof ServiceRequestFulfilledV1>;
