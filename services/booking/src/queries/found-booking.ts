import type { FoundBooking } from '@osta/contracts/booking/admin-api';
import { Instant } from '@osta/contracts/instant';
import type { Names } from '@osta/platform/people/read-names';

import { statusAt } from '../domain/booking/allowed.ts';
import type { BookedNames } from './booked-names.ts';
import type { ListedRow } from './booking-summary.ts';

/** Returns a booking as admins find it. */
export function foundBooking(
  { id, state, updated_at: updated }: ListedRow,
  names: Names,
  booked: BookedNames,
  now: Instant,
): FoundBooking {
  return {
    id,
    status: statusAt(state, now),
    customer: names(state.customerId),
    professional: names(state.professionalId),
    serviceId: state.serviceId,
    serviceName: booked(state),
    startsAt: state.startsAt,
    updatedAt: Instant.parse(updated.toISOString()),
  };
}
