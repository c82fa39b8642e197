import { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId, UserId } from '../ids.ts';
import { ServiceId } from '../reference/service-id.ts';
import { QuoteTerms } from './terms.ts';

/** The customer accepted exactly this version. The booking follows. */
export const QuoteAcceptedV1 = event('osta.request.quote-accepted.v1', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
  quoteVersion: z.int().min(1),
  terms: QuoteTerms,
});
export type QuoteAcceptedV1 = z.infer<typeof QuoteAcceptedV1>;
