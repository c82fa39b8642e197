import { ServiceId } from '@osta/reference/service-id';
import type { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId, UserId } from '../ids.ts';

/** The professional rejected the counter-proposal; the offer is unchanged. */
export const QuoteCounterRejected = event('osta.request.quote-counter-rejected', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
});
export type QuoteCounterRejected = z.infer<typeof QuoteCounterRejected>;
