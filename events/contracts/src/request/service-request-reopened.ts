import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId, UserId } from '../ids.ts';
import { Instant } from '../instant.ts';

/** The booking fell through; earlier quotes stand again for a while. */
export const ServiceRequestReopened = event('osta.request.service-request-reopened', {
  /** The quote whose booking fell through. It does not stand again. */
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
  /** Until when the earlier quotes stand again. */
  quotesStandUntil: Instant,
  /** The earlier quotes that stand again, oldest first. */
  quotesStandingAgain: z.array(z.strictObject({ quoteId: QuoteId, professionalId: UserId })),
});
export type ServiceRequestReopened = z.infer<typeof ServiceRequestReopened>;
