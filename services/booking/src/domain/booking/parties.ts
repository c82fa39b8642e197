import type { ServiceRequestId, UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { ServiceId } from '@osta/reference/service-id';

import type { MadeBooking } from './booking.ts';

/** Whom an event of a booking concerns, and which time it is about. */
interface Parties {
  readonly customerId: UserId;
  readonly professionalId: UserId;
  readonly serviceId: ServiceId;
  readonly requestId: ServiceRequestId | null;
  readonly startsAt: Instant;
}

/** Returns the data that every event of a booking carries, so that consumers need no look-up. */
export function parties(booking: MadeBooking): Parties {
  const { customerId, professionalId, serviceId, requestId, startsAt } = booking;
  return { customerId, professionalId, serviceId, requestId, startsAt };
}
