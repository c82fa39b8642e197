import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { ServiceId } from '../reference/service-id.ts';
import { Reason } from './terms.ts';

/** The customer no longer needs it. */
export const ServiceRequestWithdrawnV1 = event('osta.request.service-request-withdrawn.v1', {
  customerId: UserId,
  professionalIds: z.array(UserId),
  serviceId: ServiceId,
  reason: Reason,
});
export type ServiceRequestWithdrawnV1 = z.infer<typeof ServiceRequestWithdrawnV1>;
