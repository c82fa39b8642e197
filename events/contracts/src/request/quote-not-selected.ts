import { ServiceId } from '@osta/reference/service-id';
import type { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId, UserId } from '../ids.ts';

/** Another professional got the work, or the request ended. */
export const QuoteNotSelected = event('osta.request.quote-not-selected', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
});
export type QuoteNotSelected = z.infer<typeof QuoteNotSelected>;
