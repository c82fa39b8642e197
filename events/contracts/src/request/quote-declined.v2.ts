import type { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId, UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';
import { ServiceId } from '../reference/service-id.ts';

/** The customer declined the quote. */
export const QuoteDeclinedV2 = event('osta.request.quote-declined.v2', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
  reason: PersonalWords,
});
export type QuoteDeclinedV2 = z.infer<typeof QuoteDeclinedV2>;
