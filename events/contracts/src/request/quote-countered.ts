import { ServiceId } from '@osta/reference/service-id';
import type { z } from 'zod';

import { event } from '../define.ts';
import { Dirham } from '../dirham.ts';
import { QuoteId, UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { PersonalWords } from '../personal-words.ts';

/** The customer proposed another price, another start, or both. */
export const QuoteCountered = event('osta.request.quote-countered', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
  price: Dirham.nullable(),
  proposedStart: Instant.nullable(),
  note: PersonalWords,
});
export type QuoteCountered = z.infer<typeof QuoteCountered>;
