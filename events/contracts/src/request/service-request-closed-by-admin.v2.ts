import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';
import { ServiceId } from '../reference/service-id.ts';

/** An admin ended the request. */
export const ServiceRequestClosedByAdminV2 = event(
  'osta.request.service-request-closed-by-admin.v2',
  {
    customerId: UserId,
    professionalIds: z.array(UserId),
    serviceId: ServiceId,
    reason: PersonalWords,
  },
);
export type ServiceRequestClosedByAdminV2 = z.infer<typeof ServiceRequestClosedByAdminV2>;
