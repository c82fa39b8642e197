import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { ServiceId } from '../reference/service-id.ts';
import { Budget } from './terms.ts';

/** Professionals were asked to answer. */
export const ProfessionalsInvitedV1 = event('osta.request.professionals-invited.v1', {
  customerId: UserId,
  professionalIds: z.array(UserId).min(1).max(10),
  serviceId: ServiceId,
  budget: Budget,
});
export type ProfessionalsInvitedV1 = z.infer<typeof ProfessionalsInvitedV1>;
