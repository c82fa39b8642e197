import type { BookingConfirmed } from '@osta/contracts/booking/booking-confirmed';
import type { BookingPlaced } from '@osta/contracts/booking/booking-placed';
import { later, type Instant } from '@osta/contracts/instant';
import { accept, type Context, type Decision } from '@osta/platform/decider';
import type { PlaceId } from '@osta/reference/place-id';

import type { BookingPolicy } from './booking-policy.ts';
import type { Booking } from './booking.ts';
import { confirmed } from './confirmation.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** The customer makes a booking of the slot that they hold. */
export interface PlaceBooking extends OnBooking {
  readonly placeId: PlaceId;
  readonly addressNote: string;
  readonly note: string;
}

/** Places a booking. It is confirmed at once, unless the professional wants to approve each one. */
export function placeBooking(
  { placeId, addressNote, note }: PlaceBooking,
  booking: Booking,
  context: Context,
  policy: BookingPolicy,
): Decision<BookingPlaced | BookingConfirmed, OnBookingRefusal> {
  const admitted = admit('place', booking, context, ['customer']);
  if (!admitted.ok) return admitted;
  const { made } = admitted;
  const { endsAt, bufferBeforeMinutes, bufferAfterMinutes, price, freeCancellationHours } = made;
  const isInstant = made.confirmation === 'instant';
  const placed: BookingPlaced = {
    type: 'osta.booking.booking-placed',
    data: {
      ...parties(made),
      quoteId: null,
      offeringId: made.offeringId,
      ...(made.offeringName !== undefined && { offeringName: made.offeringName }),
      ...(made.storeId !== undefined && { storeId: made.storeId }),
      endsAt,
      bufferBeforeMinutes,
      bufferAfterMinutes,
      price,
      freeCancellationHours,
      placeId,
      addressNote,
      note,
      answerBy: isInstant ? null : answerBy(made.startsAt, context.now, policy),
    },
  };
  return isInstant ? accept(placed, confirmed(made, policy)) : accept(placed);
}

/** Returns until when the professional answers: in time for the start, even when that is near. */
export function answerBy(
  startsAt: Instant,
  now: Instant,
  { answerWithin, answerBeforeStart }: BookingPolicy,
): Instant {
  const patience = later(now, answerWithin);
  const last = later(startsAt, -answerBeforeStart);
  const inTime = last > now ? last : startsAt;
  return patience < inTime ? patience : inTime;
}
