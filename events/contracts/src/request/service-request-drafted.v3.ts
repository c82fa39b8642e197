import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { RecordedContent } from './recorded-terms.ts';

/** A customer began to write down what they need. Nobody else sees it yet. */
export const ServiceRequestDraftedV3 = event('osta.request.service-request-drafted.v3', {
  customerId: UserId,
  content: RecordedContent,
});
export type ServiceRequestDraftedV3 = z.infer<typeof ServiceRequestDraftedV3>;
