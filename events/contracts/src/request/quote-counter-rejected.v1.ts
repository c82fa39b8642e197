import type { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId, UserId } from '../ids.ts';
import { ServiceId } from '../reference/service-id.ts';

/** The professional rejected the counter-proposal; the offer is unchanged. */
export const QuoteCounterRejectedV1 = event('osta.request.quote-counter-rejected.v1', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
});
export type QuoteCounterRejectedV1 = z.infer<typeof QuoteCounterRejectedV1>;
