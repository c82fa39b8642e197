import { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId, UserId } from '../ids.ts';
import { ServiceId } from '../reference/service-id.ts';
import { RecordedTerms } from './recorded-terms.ts';

/** The customer accepted exactly this version. The booking follows. */
export const QuoteAcceptedV2 = event('osta.request.quote-accepted.v2', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
  quoteVersion: z.int().min(1),
  terms: RecordedTerms,
});
export type QuoteAcceptedV2 = z.infer<typeof QuoteAcceptedV2>;
