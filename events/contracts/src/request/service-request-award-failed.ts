import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { event } from '../define.ts';
import { BookingId, QuoteId, UserId } from '../ids.ts';
import { NotBookedReason, TimeWindow } from './terms.ts';

/** The accepted quote could not be booked, or nobody heard of its booking in time. */
export const ServiceRequestAwardFailed = event('osta.request.service-request-award-failed', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
  /** The booking that the acceptance had waited for. */
  bookingId: BookingId,
  reason: NotBookedReason,
  /** Free times of the same professional near the lost one, nearest first. */
  alternatives: z.array(TimeWindow).max(5),
});
export type ServiceRequestAwardFailed = z.infer<typeof ServiceRequestAwardFailed>;
