import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** The last open quote is gone; the request waits for others. */
export const ServiceRequestBackToOpen = event('osta.request.service-request-back-to-open', {
  customerId: UserId,
});
export type ServiceRequestBackToOpen = z.infer<typeof ServiceRequestBackToOpen>;
