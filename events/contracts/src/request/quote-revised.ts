import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId, UserId } from '../ids.ts';
import { RecordedTerms } from './recorded-terms.ts';

/** The professional changed the offer: an earlier version can no longer be accepted. */
export const QuoteRevised = event('osta.request.quote-revised', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
  /** Starts with 2 for the first revision; without gaps. */
  quoteVersion: z.int().min(2),
  terms: RecordedTerms,
  /** Whether the offer now has the terms that the customer had proposed. */
  meetsCounter: z.boolean(),
});
export type QuoteRevised = z.infer<typeof QuoteRevised>;
