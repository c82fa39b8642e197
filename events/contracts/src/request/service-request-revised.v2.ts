import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { FormerRecordedContent } from './former-content.ts';

/** The customer changed the content of the request. Earlier quotes are outdated. */
export const ServiceRequestRevisedV2 = event('osta.request.service-request-revised.v2', {
  customerId: UserId,
  /** Those who were asked and have not declined. */
  professionalIds: z.array(UserId),
  content: FormerRecordedContent,
});
export type ServiceRequestRevisedV2 = z.infer<typeof ServiceRequestRevisedV2>;
