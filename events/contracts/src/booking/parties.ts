import { ServiceId } from '@osta/reference/service-id';

import { ServiceRequestId, UserId } from '../ids.ts';
import { Instant } from '../instant.ts';

/** What every event of a booking says, so that consumers need no look-up. */
export const bookingParties = {
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
  /** The request that led to the booking; `null` when the customer booked a slot. */
  requestId: ServiceRequestId.nullable(),
  /** The start that counts after the event. */
  startsAt: Instant,
} as const;
