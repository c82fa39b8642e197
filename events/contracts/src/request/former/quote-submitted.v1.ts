import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { event } from '../../define.ts';
import { Dirham } from '../../dirham.ts';
import { QuoteId, UserId } from '../../ids.ts';
import { Instant } from '../../instant.ts';

/** A professional answered with a fixed price. Version 2 replaced it and adds ranges and visits. */
export const QuoteSubmittedV1 = event('osta.request.quote-submitted.v1', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
  quoteVersion: z.literal(1),
  price: Dirham,
  proposedStart: Instant,
  validUntil: Instant,
  note: z.string().max(1000),
});
export type QuoteSubmittedV1 = z.infer<typeof QuoteSubmittedV1>;
