import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { RecordedContent } from './recorded-terms.ts';

/** A customer began to write down what they need. Nobody else sees it yet. */
export const ServiceRequestDrafted = event('osta.request.service-request-drafted', {
  customerId: UserId,
  content: RecordedContent,
});
export type ServiceRequestDrafted = z.infer<typeof ServiceRequestDrafted>;
