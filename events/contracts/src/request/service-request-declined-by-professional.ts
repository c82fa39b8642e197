import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';

/** An invited professional declined the request. */
export const ServiceRequestDeclinedByProfessional = event(
  'osta.request.service-request-declined-by-professional',
  {
    customerId: UserId,
    professionalId: UserId,
    serviceId: ServiceId,
    reason: PersonalWords,
    /** Whether nobody who was asked is left, which ends the request. */
    isLast: z.boolean(),
  },
);
export type ServiceRequestDeclinedByProfessional = z.infer<
  typeof ServiceRequestDeclinedByProfessional
>;
