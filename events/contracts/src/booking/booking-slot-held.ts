import type { z } from 'zod';

import { event } from '../define.ts';
import { OfferingId, SlotWaitId, StoreId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { Confirmation } from '../offering/offer.ts';
import { RecordedName } from '../offering/recorded-name.ts';
import { bookingParties } from './parties.ts';
import { BookingPrice, FreeCancellationHours, Minutes } from './terms.ts';

/** A customer holds a slot of an offered service while they fill in the rest. */
export const BookingSlotHeld = event('osta.booking.booking-slot-held', {
  ...bookingParties,
  offeringId: OfferingId,
  /** Absent: recorded before bookings kept it. */
  offeringName: RecordedName.optional(),
  /** The store at whose page it was booked; absent: at none. */
  storeId: StoreId.optional(),
  /** The wait of the customer that this slot is offered to; absent: the customer chose it. */
  waitId: SlotWaitId.optional(),
  endsAt: Instant,
  bufferBeforeMinutes: Minutes,
  bufferAfterMinutes: Minutes,
  price: BookingPrice,
  confirmation: Confirmation,
  freeCancellationHours: FreeCancellationHours,
  /** Unless the customer places the booking before, the slot is free again. */
  heldUntil: Instant,
});
export type BookingSlotHeld = z.infer<typeof BookingSlotHeld>;
