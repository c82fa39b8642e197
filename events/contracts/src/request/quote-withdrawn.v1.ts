import type { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId, UserId } from '../ids.ts';
import { ServiceId } from '../reference/service-id.ts';
import { Reason } from './terms.ts';

/** The professional withdrew the quote. */
export const QuoteWithdrawnV1 = event('osta.request.quote-withdrawn.v1', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
  reason: Reason,
});
export type QuoteWithdrawnV1 = z.infer<typeof QuoteWithdrawnV1>;
