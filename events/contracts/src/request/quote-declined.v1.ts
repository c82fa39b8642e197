import type { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId, UserId } from '../ids.ts';
import { ServiceId } from '../reference/service-id.ts';
import { Reason } from './terms.ts';

/** The customer declined the quote. */
export const QuoteDeclinedV1 = event('osta.request.quote-declined.v1', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
  reason: Reason,
});
export type QuoteDeclinedV1 = z.infer<typeof QuoteDeclinedV1>;
