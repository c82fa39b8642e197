import type { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId, UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { ServiceId } from '../reference/service-id.ts';

/** The booking failed; earlier quotes are valid again for a while. */
export const ServiceRequestReopenedV1 = event('osta.request.service-request-reopened.v1', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
  /** When the earlier quotes expire. */
  quotesStandUntil: Instant,
});
export type ServiceRequestReopenedV1 = z.infer<typeof ServiceRequestReopenedV1>;
