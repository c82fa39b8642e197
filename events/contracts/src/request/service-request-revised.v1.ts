import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { FormerContent } from './former-content.ts';

/** The customer changed the content of the request. Earlier quotes are outdated. */
export const ServiceRequestRevisedV1 = event('osta.request.service-request-revised.v1', {
  customerId: UserId,
  /** Those who were asked and have not declined. */
  professionalIds: z.array(UserId),
  content: FormerContent,
});
export type ServiceRequestRevisedV1 = z.infer<typeof ServiceRequestRevisedV1>;
