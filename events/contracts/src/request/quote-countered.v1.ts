import { z } from 'zod';

import { event } from '../define.ts';
import { Dirham } from '../dirham.ts';
import { QuoteId, UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { ServiceId } from '../reference/service-id.ts';

/** The customer proposed another price, another start, or both. */
export const QuoteCounteredV1 = event('osta.request.quote-countered.v1', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
  price: Dirham.nullable(),
  proposedStart: Instant.nullable(),
  note: z.string().max(1000),
});
export type QuoteCounteredV1 = z.infer<typeof QuoteCounteredV1>;
