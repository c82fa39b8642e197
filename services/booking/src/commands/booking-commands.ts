import {
  AmendBookingRequest,
  BookingReasonRequest,
  BookingReceipt,
  ProposeTimeRequest,
  RequiredReasonRequest,
  ResolveDisputeRequest,
} from '@osta/contracts/booking/api';
import { BookingId } from '@osta/contracts/ids';
import { defineCommand } from '@osta/platform/http/define-command';
import { z } from 'zod';

import { acceptTime } from '../domain/booking/accept-time.ts';
import { amendBooking } from '../domain/booking/amend-booking.ts';
import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import { cancelAsAdmin } from '../domain/booking/cancel-as-admin.ts';
import { cancelBooking } from '../domain/booking/cancel-booking.ts';
import { confirmBooking } from '../domain/booking/confirm-booking.ts';
import { contestNoShow } from '../domain/booking/contest-no-show.ts';
import { declineBooking } from '../domain/booking/decline-booking.ts';
import { disputeBooking } from '../domain/booking/dispute-booking.ts';
import { proposeTime } from '../domain/booking/propose-time.ts';
import { rejectTime } from '../domain/booking/reject-time.ts';
import { reportNoShow } from '../domain/booking/report-no-show.ts';
import { resolveDispute } from '../domain/booking/resolve-dispute.ts';
import { withdrawTime } from '../domain/booking/withdraw-time.ts';
import type { BookingAggregate } from './booking-aggregate.ts';
import { moveFacts } from './move-facts.ts';
import { rows } from './problems.ts';

interface Wiring {
  readonly bookings: BookingAggregate;
  readonly policy: BookingPolicy;
}

const params = z.strictObject({ bookingId: BookingId });
const onBooking = rows('BOOKING_NOT_FOUND', 'BOOKING_ILLEGAL_TRANSITION');
const answer = BookingReceipt;

/**
 * Declares the commands under `/api/bookings/{bookingId}` that make, move and end a booking, one per verb. A
 * person can be the customer of one booking and the professional of another, so the deciders check the side,
 * not the route.
 */
export function bookingCommands({ bookings, policy }: Wiring) {
  const facts = async (): Promise<BookingPolicy> => policy;
  return {
    confirmBooking: defineCommand(bookings, {
      name: 'confirmBooking',
      summary: 'Confirm a booking that waits for your answer',
      method: 'post',
      path: '/api/bookings/{bookingId}/confirm',
      access: 'registered',
      params,
      decide: confirmBooking,
      facts,
      problems: onBooking,
      answer,
    }),

    declineBooking: defineCommand(bookings, {
      name: 'declineBooking',
      summary: 'Decline a booking that waits for your answer',
      method: 'post',
      path: '/api/bookings/{bookingId}/decline',
      access: 'registered',
      params,
      body: BookingReasonRequest,
      decide: declineBooking,
      problems: onBooking,
      answer,
    }),

    proposeTime: defineCommand(bookings, {
      name: 'proposeTime',
      summary: 'Propose another time, which is held until it is answered',
      method: 'post',
      path: '/api/bookings/{bookingId}/propose-time',
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      params,
      body: ProposeTimeRequest,
      decide: proposeTime,
      facts: moveFacts(policy),
      problems: { ...onBooking, ...rows('NEW_TIME_INVALID', 'SLOT_TAKEN') },
      answer,
    }),

    acceptTime: defineCommand(bookings, {
      name: 'acceptTime',
      summary: 'Accept the time that the other side proposes',
      method: 'post',
      path: '/api/bookings/{bookingId}/accept-time',
      access: 'registered',
      params,
      decide: acceptTime,
      facts,
      problems: onBooking,
      answer,
    }),

    rejectTime: defineCommand(bookings, {
      name: 'rejectTime',
      summary: 'Reject the time that the other side proposes: the original one stands',
      method: 'post',
      path: '/api/bookings/{bookingId}/reject-time',
      access: 'registered',
      params,
      body: BookingReasonRequest,
      decide: rejectTime,
      problems: onBooking,
      answer,
    }),

    withdrawTime: defineCommand(bookings, {
      name: 'withdrawTime',
      summary: 'Withdraw the time that you proposed',
      method: 'post',
      path: '/api/bookings/{bookingId}/withdraw-time',
      access: 'registered',
      params,
      decide: withdrawTime,
      problems: onBooking,
      answer,
    }),

    disputeBooking: defineCommand(bookings, {
      name: 'disputeBooking',
      summary: 'Dispute finished work; an admin decides',
      method: 'post',
      path: '/api/bookings/{bookingId}/dispute',
      access: 'registered',
      params,
      body: RequiredReasonRequest,
      decide: disputeBooking,
      problems: onBooking,
      answer,
    }),

    reportNoShow: defineCommand(bookings, {
      name: 'reportNoShow',
      summary: 'Report that the other side did not come',
      method: 'post',
      path: '/api/bookings/{bookingId}/report-no-show',
      access: 'registered',
      params,
      body: RequiredReasonRequest,
      decide: reportNoShow,
      facts,
      problems: { ...onBooking, ...rows('TOO_EARLY') },
      answer,
    }),

    contestNoShow: defineCommand(bookings, {
      name: 'contestNoShow',
      summary: 'Contest a reported no-show; an admin decides',
      method: 'post',
      path: '/api/bookings/{bookingId}/contest-no-show',
      access: 'registered',
      params,
      body: RequiredReasonRequest,
      decide: contestNoShow,
      problems: onBooking,
      answer,
    }),

    cancelBooking: defineCommand(bookings, {
      name: 'cancelBooking',
      summary: 'Cancel a booking before the work begins',
      method: 'post',
      path: '/api/bookings/{bookingId}/cancel',
      access: 'registered',
      params,
      body: BookingReasonRequest,
      decide: cancelBooking,
      problems: onBooking,
      answer,
    }),

    cancelAsAdmin: defineCommand(bookings, {
      name: 'cancelAsAdmin',
      summary: 'Cancel any booking, with a reason (admins)',
      method: 'post',
      path: '/api/bookings/{bookingId}/cancel-as-admin',
      access: 'admin',
      params,
      body: RequiredReasonRequest,
      decide: cancelAsAdmin,
      problems: onBooking,
      answer,
    }),

    amendBooking: defineCommand(bookings, {
      name: 'amendBooking',
      summary: 'Move any booking, with a reason (admins)',
      method: 'post',
      path: '/api/bookings/{bookingId}/amend',
      access: 'admin',
      params,
      body: AmendBookingRequest,
      decide: amendBooking,
      facts: moveFacts(policy),
      problems: { ...onBooking, ...rows('NEW_TIME_INVALID', 'SLOT_TAKEN') },
      answer,
    }),

    resolveDispute: defineCommand(bookings, {
      name: 'resolveDispute',
      summary: 'Resolve the dispute of a booking (admins)',
      method: 'post',
      path: '/api/bookings/{bookingId}/resolve-dispute',
      access: 'admin',
      params,
      body: ResolveDisputeRequest,
      decide: resolveDispute,
      facts,
      problems: onBooking,
      answer,
    }),
  };
}
