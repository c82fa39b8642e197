import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId, UserId } from '../ids.ts';

/** Another professional got the work, or the request ended. */
export const QuoteNotSelected = event('osta.request.quote-not-selected', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
  /** How the request ended. Absent: somebody else got the work, or it was recorded before it was said. */
  ended: z.enum(['withdrawn', 'closed', 'expired']).optional(),
});
export type QuoteNotSelected = z.infer<typeof QuoteNotSelected>;
