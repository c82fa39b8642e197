import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId, UserId } from '../ids.ts';
import { RecordedTerms } from './recorded-terms.ts';

/** A professional answered with a price and a time. */
export const QuoteSubmitted = event('osta.request.quote-submitted', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
  quoteVersion: z.literal(1),
  terms: RecordedTerms,
});
export type QuoteSubmitted = z.infer<typeof QuoteSubmitted>;
