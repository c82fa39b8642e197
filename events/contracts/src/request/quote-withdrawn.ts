import { ServiceId } from '@osta/reference/service-id';
import type { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId, UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';

/** The professional withdrew the quote. */
export const QuoteWithdrawn = event('osta.request.quote-withdrawn', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
  reason: PersonalWords,
});
export type QuoteWithdrawn = z.infer<typeof QuoteWithdrawn>;
