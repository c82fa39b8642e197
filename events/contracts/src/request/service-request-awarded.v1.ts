import type { z } from 'zod';

import { event } from '../define.ts';
import { BookingId, QuoteId, UserId } from '../ids.ts';
import { ServiceId } from '../reference/service-id.ts';

/** The booking of the accepted quote is confirmed. */
export const ServiceRequestAwardedV1 = event('osta.request.service-request-awarded.v1', {
  bookingId: BookingId,
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
});
export type ServiceRequestAwardedV1 = z.infer<typeof ServiceRequestAwardedV1>;
