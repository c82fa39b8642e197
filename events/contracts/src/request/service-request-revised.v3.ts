import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { RecordedContent } from './recorded-terms.ts';

/** The customer changed what is asked for. Quotes made before are stale. */
export const ServiceRequestRevisedV3 = event('osta.request.service-request-revised.v3', {
  customerId: UserId,
  /** Those who were asked and have not declined. */
  professionalIds: z.array(UserId),
  content: RecordedContent,
});
export type ServiceRequestRevisedV3 = z.infer<typeof ServiceRequestRevisedV3>;
