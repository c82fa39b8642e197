import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { event } from '../../define.ts';
import { QuoteId, UserId } from '../../ids.ts';
import { QuoteTerms } from '../terms.ts';

/** A professional answered with a price and a time. */
export const QuoteSubmittedV2 = event('osta.request.quote-submitted.v2', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
  quoteVersion: z.literal(1),
  terms: QuoteTerms,
});
export type QuoteSubmittedV2 = z.infer<typeof QuoteSubmittedV2>;
