import { BookingReceipt, RequiredReasonRequest } from '@osta/contracts/booking/api';
import { BookingId } from '@osta/contracts/ids';
import { defineCommand } from '@osta/platform/http/define-command';
import { z } from 'zod';

import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import { contestStrike } from '../domain/booking/contest-strike.ts';
import { liftStrike, upholdStrike } from '../domain/booking/decide-strike.ts';
import type { BookingAggregate } from './booking-aggregate.ts';
import { rows } from './problems.ts';

interface Wiring {
  readonly bookings: BookingAggregate;
  readonly policy: BookingPolicy;
}

const params = z.strictObject({ bookingId: BookingId });
const onBooking = rows('BOOKING_NOT_FOUND', 'BOOKING_ILLEGAL_TRANSITION');
const answer = BookingReceipt;

/** Declares the commands about the strike that a late cancellation or a no-show leaves. */
export function strikeCommands({ bookings, policy }: Wiring) {
  return {
    contestStrike: defineCommand(bookings, {
      name: 'contestStrike',
      summary: 'Contest a strike; an admin decides',
      method: 'post',
      path: '/api/bookings/{bookingId}/contest-strike',
      access: 'registered',
      params,
      body: RequiredReasonRequest,
      decide: contestStrike,
      facts: async () => policy,
      problems: onBooking,
      answer,
    }),

    liftStrike: defineCommand(bookings, {
      name: 'liftStrike',
      summary: 'Lift a strike, with a reason for the person (admins)',
      method: 'post',
      path: '/api/bookings/{bookingId}/lift-strike',
      access: 'admin',
      params,
      body: RequiredReasonRequest,
      decide: liftStrike,
      problems: onBooking,
      answer,
    }),

    upholdStrike: defineCommand(bookings, {
      name: 'upholdStrike',
      summary: 'Uphold a contested strike, with a reason for the person (admins)',
      method: 'post',
      path: '/api/bookings/{bookingId}/uphold-strike',
      access: 'admin',
      params,
      body: RequiredReasonRequest,
      decide: upholdStrike,
      problems: onBooking,
      answer,
    }),
  };
}
