import { ServiceId } from '@osta/reference/service-id';
import type { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId, UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';

/** The customer declined the quote. */
export const QuoteDeclined = event('osta.request.quote-declined', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
  reason: PersonalWords,
});
export type QuoteDeclined = z.infer<typeof QuoteDeclined>;
