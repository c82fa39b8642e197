import { BookingReceipt, HoldSlotRequest, PlaceBookingRequest } from '@osta/contracts/booking/api';
import { BookingId } from '@osta/contracts/ids';
import { defineCommand } from '@osta/platform/http/define-command';
import { z } from 'zod';

import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import { holdSlot } from '../domain/booking/hold-slot.ts';
import { placeBooking } from '../domain/booking/place-booking.ts';
import { releaseHold } from '../domain/booking/release-hold.ts';
import type { BookingAggregate } from './booking-aggregate.ts';
import { rows } from './problems.ts';
import { slotFacts } from './slot-facts.ts';

interface Wiring {
  readonly bookings: BookingAggregate;
  readonly policy: BookingPolicy;
}

const params = z.strictObject({ bookingId: BookingId });
const onBooking = rows('BOOKING_NOT_FOUND', 'BOOKING_ILLEGAL_TRANSITION');

/** Declares the commands by which a slot becomes a booking. */
export function slotCommands({ bookings, policy }: Wiring) {
  return {
    holdSlot: defineCommand(bookings, {
      name: 'holdSlot',
      summary: 'Hold a free slot for a few minutes',
      method: 'post',
      path: '/api/bookings/holds',
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      body: HoldSlotRequest,
      streamOf: (_content, { newId }) => newId(0),
      decide: holdSlot,
      facts: slotFacts(policy),
      problems: rows(
        'SERVICE_NOT_BOOKABLE',
        'STORE_NOT_BOOKABLE',
        'HOLD_LIMIT_REACHED',
        'BOOKING_PAUSED',
        'SLOT_TAKEN',
        'SLOT_NOT_OFFERED',
        'BOOKING_ILLEGAL_TRANSITION',
      ),
      answer: BookingReceipt,
      status: 201,
    }),

    placeBooking: defineCommand(bookings, {
      name: 'placeBooking',
      summary: 'Book the slot that you hold',
      method: 'post',
      path: '/api/bookings/{bookingId}/place',
      access: 'registered',
      params,
      body: PlaceBookingRequest,
      decide: placeBooking,
      facts: async () => policy,
      problems: onBooking,
      answer: BookingReceipt,
    }),

    releaseHold: defineCommand(bookings, {
      name: 'releaseHold',
      summary: 'Release the slot that you hold',
      method: 'post',
      path: '/api/bookings/{bookingId}/release',
      access: 'registered',
      params,
      decide: releaseHold,
      problems: onBooking,
      answer: BookingReceipt,
    }),
  };
}
