import { bookingOperations } from '@osta/contracts/booking/operations';
import { commandsOf } from '@osta/platform/http/commands-of';

import { acceptTime } from '../domain/booking/accept-time.ts';
import { amendBooking } from '../domain/booking/amend-booking.ts';
import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import { cancelAsAdmin } from '../domain/booking/cancel-as-admin.ts';
import { cancelBooking } from '../domain/booking/cancel-booking.ts';
import { confirmBooking } from '../domain/booking/confirm-booking.ts';
import { contestNoShow } from '../domain/booking/contest-no-show.ts';
import { declineBooking } from '../domain/booking/decline-booking.ts';
import { disputeBooking } from '../domain/booking/dispute-booking.ts';
import { inviteAgain } from '../domain/booking/invite-again.ts';
import { proposeTime } from '../domain/booking/propose-time.ts';
import { rejectTime } from '../domain/booking/reject-time.ts';
import { reportNoShow } from '../domain/booking/report-no-show.ts';
import { resolveDispute } from '../domain/booking/resolve-dispute.ts';
import { withdrawTime } from '../domain/booking/withdraw-time.ts';
import type { BookingAggregate } from './booking-aggregate.ts';
import { moveFacts } from './move-facts.ts';
import { bookingProblems } from './problems.ts';

interface Wiring {
  readonly bookings: BookingAggregate;
  readonly policy: BookingPolicy;
}

/**
 * Declares the commands under `/api/bookings/{bookingId}` that make, move and end a booking, one per verb. A
 * person can be the customer of one booking and the professional of another, so the deciders check the side,
 * not the route.
 */
export function bookingCommands({ bookings, policy }: Wiring) {
  const facts = async (): Promise<BookingPolicy> => policy;
  const command = commandsOf(bookings, bookingProblems);

  return {
    confirmBooking: command(bookingOperations.confirmBooking, {
      access: 'registered',
      decide: confirmBooking,
      facts,
    }),

    declineBooking: command(bookingOperations.declineBooking, {
      access: 'registered',
      decide: declineBooking,
    }),

    proposeTime: command(bookingOperations.proposeTime, {
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      decide: proposeTime,
      facts: moveFacts(policy),
    }),

    acceptTime: command(bookingOperations.acceptTime, {
      access: 'registered',
      decide: acceptTime,
      facts,
    }),

    rejectTime: command(bookingOperations.rejectTime, {
      access: 'registered',
      decide: rejectTime,
    }),

    withdrawTime: command(bookingOperations.withdrawTime, {
      access: 'registered',
      decide: withdrawTime,
    }),

    disputeBooking: command(bookingOperations.disputeBooking, {
      access: 'registered',
      decide: disputeBooking,
    }),

    reportNoShow: command(bookingOperations.reportNoShow, {
      access: 'registered',
      decide: reportNoShow,
      facts,
    }),

    contestNoShow: command(bookingOperations.contestNoShow, {
      access: 'registered',
      decide: contestNoShow,
    }),

    cancelBooking: command(bookingOperations.cancelBooking, {
      access: 'registered',
      decide: cancelBooking,
    }),

    cancelAsAdmin: command(bookingOperations.cancelAsAdmin, {
      access: 'admin',
      decide: cancelAsAdmin,
    }),

    amendBooking: command(bookingOperations.amendBooking, {
      access: 'admin',
      decide: amendBooking,
      facts: moveFacts(policy),
    }),

    resolveDispute: command(bookingOperations.resolveDispute, {
      access: 'admin',
      decide: resolveDispute,
      facts,
    }),

    inviteAgain: command(bookingOperations.inviteAgain, {
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      decide: inviteAgain,
    }),
  };
}
