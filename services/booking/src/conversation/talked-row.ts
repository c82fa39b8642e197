import { bookingParties } from '@osta/contracts/booking/parties';
import { BookingStatus } from '@osta/contracts/booking/status';
import { Instant } from '@osta/contracts/instant';
import { z } from 'zod';

/** The row of `readTalkedBooking`. */
export const TalkedRow = z.object({
  booking: z
    .object({
      ...bookingParties,
      status: BookingStatus,
      isUnresolved: z.boolean(),
      endsAt: Instant,
      objectableUntil: Instant.nullable(),
      changedAt: Instant,
    })
    .nullable(),
});
