import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { event } from '../define.ts';
import { QuoteId, UserId } from '../ids.ts';
import { TimeWindow } from './terms.ts';

/** The accepted quote could not be booked; its slot went to somebody else. */
export const ServiceRequestAwardFailed = event('osta.request.service-request-award-failed', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
  /** Free times of the same professional near the lost one, nearest first. */
  alternatives: z.array(TimeWindow).max(5),
});
export type ServiceRequestAwardFailed = z.infer<typeof ServiceRequestAwardFailed>;
