import type { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId, UserId } from '../ids.ts';
import { ServiceId } from '../reference/service-id.ts';

/** Another professional got the work, or the request ended. */
export const QuoteNotSelectedV1 = event('osta.request.quote-not-selected.v1', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
});
export type QuoteNotSelectedV1 = z.infer<typeof QuoteNotSelectedV1>;
