import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';

/** An admin ended the request. */
export const ServiceRequestClosedByAdmin = event('osta.request.service-request-closed-by-admin', {
  customerId: UserId,
  professionalIds: z.array(UserId),
  serviceId: ServiceId,
  reason: PersonalWords,
});
export type ServiceRequestClosedByAdmin = z.infer<typeof ServiceRequestClosedByAdmin>;
