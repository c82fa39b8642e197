import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { RecordedContent } from './recorded-terms.ts';

/** The customer changed what is asked for. Quotes made before are stale. */
export const ServiceRequestRevised = event('osta.request.service-request-revised', {
  customerId: UserId,
  /** Those who were asked and have not declined. */
  professionalIds: z.array(UserId),
  content: RecordedContent,
});
export type ServiceRequestRevised = z.infer<typeof ServiceRequestRevised>;
