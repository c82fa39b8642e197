import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';

/** The customer no longer needs it. */
export const ServiceRequestWithdrawn = event('osta.request.service-request-withdrawn', {
  customerId: UserId,
  professionalIds: z.array(UserId),
  serviceId: ServiceId,
  reason: PersonalWords,
});
export type ServiceRequestWithdrawn = z.infer<typeof ServiceRequestWithdrawn>;
