import type { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId, UserId } from '../ids.ts';
import { ServiceId } from '../reference/service-id.ts';

/** The validity of the quote ended. */
export const QuoteExpiredV1 = event('osta.request.quote-expired.v1', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
});
export type QuoteExpiredV1 = z.infer<typeof QuoteExpiredV1>;
