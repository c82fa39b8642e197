import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { ServiceId } from '../reference/service-id.ts';
import { Reason } from './terms.ts';

/** An invited professional declined the request. */
export const ServiceRequestDeclinedByProfessionalV1 = event(
  'osta.request.service-request-declined-by-professional.v1',
  {
    customerId: UserId,
    professionalId: UserId,
    serviceId: ServiceId,
    reason: Reason,
    /** Whether nobody who was asked is left, which ends the request. */
    isLast: z.boolean(),
  },
);
export type ServiceRequestDeclinedByProfessionalV1 = z.infer<
  typeof ServiceRequestDeclinedByProfessionalV1
>;
