import { ServiceId } from '@osta/reference/service-id';
import type { z } from 'zod';

import { event } from '../define.ts';
import { BookingId, QuoteId, UserId } from '../ids.ts';

/** The booking of the accepted quote is confirmed. */
export const ServiceRequestAwarded = event('osta.request.service-request-awarded', {
  bookingId: BookingId,
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
});
export type ServiceRequestAwarded = z.infer<typeof ServiceRequestAwarded>;
