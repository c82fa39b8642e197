import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { Budget } from './terms.ts';

/** Professionals were asked to answer. */
export const ProfessionalsInvited = event('osta.request.professionals-invited', {
  customerId: UserId,
  professionalIds: z.array(UserId).min(1).max(10),
  serviceId: ServiceId,
  /** `null`: the customer does not know yet. */
  budget: Budget.nullable(),
});
export type ProfessionalsInvited = z.infer<typeof ProfessionalsInvited>;
