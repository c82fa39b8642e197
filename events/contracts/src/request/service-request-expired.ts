import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** The request expired: its period ended, or the last wanted time passed. */
export const ServiceRequestExpired = event('osta.request.service-request-expired', {
  customerId: UserId,
  serviceId: ServiceId,
  cause: z.enum(['age', 'wanted-time-passed']),
});
export type ServiceRequestExpired = z.infer<typeof ServiceRequestExpired>;
