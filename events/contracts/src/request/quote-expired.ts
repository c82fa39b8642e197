import { ServiceId } from '@osta/reference/service-id';
import type { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId, UserId } from '../ids.ts';

/** The validity of the quote ended. */
export const QuoteExpired = event('osta.request.quote-expired', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
});
export type QuoteExpired = z.infer<typeof QuoteExpired>;
