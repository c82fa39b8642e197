import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { ServiceId } from '../reference/service-id.ts';
import { Reason } from './terms.ts';

/** An admin ended the request. */
export const ServiceRequestClosedByAdminV1 = event(
  'osta.request.service-request-closed-by-admin.v1',
  {
    customerId: UserId,
    professionalIds: z.array(UserId),
    serviceId: ServiceId,
    reason: Reason,
  },
);
export type ServiceRequestClosedByAdminV1 = z.infer<typeof ServiceRequestClosedByAdminV1>;
