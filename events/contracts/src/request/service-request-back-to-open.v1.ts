import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** The last open quote is gone; the request waits for others. */
export const ServiceRequestBackToOpenV1 = event('osta.request.service-request-back-to-open.v1', {
  customerId: UserId,
});
export type ServiceRequestBackToOpenV1 = z.infer<typeof ServiceRequestBackToOpenV1>;
