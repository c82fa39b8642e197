import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';
import { ServiceId } from '../reference/service-id.ts';

/** The customer no longer needs it. */
export const ServiceRequestWithdrawnV2 = event('osta.request.service-request-withdrawn.v2', {
  customerId: UserId,
  professionalIds: z.array(UserId),
  serviceId: ServiceId,
  reason: PersonalWords,
});
export type ServiceRequestWithdrawnV2 = z.infer<typeof ServiceRequestWithdrawnV2>;
