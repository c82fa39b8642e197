import {
  BookingReceipt,
  CashRequest,
  FinishWorkRequest,
  ProposeExtraRequest,
  StartWorkRequest,
} from '@osta/contracts/booking/api';
import { BookingId, ExtraId } from '@osta/contracts/ids';
import { defineCommand } from '@osta/platform/http/define-command';
import { z } from 'zod';

import { approveExtra } from '../domain/booking/approve-extra.ts';
import { arrive } from '../domain/booking/arrive.ts';
import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import { completeBooking } from '../domain/booking/complete-booking.ts';
import { confirmCash } from '../domain/booking/confirm-cash.ts';
import { declineExtra } from '../domain/booking/decline-extra.ts';
import { finishWork } from '../domain/booking/finish-work.ts';
import { leaveFor } from '../domain/booking/leave-for.ts';
import { proposeExtra } from '../domain/booking/propose-extra.ts';
import { recordCash } from '../domain/booking/record-cash.ts';
import { startWork } from '../domain/booking/start-work.ts';
import type { StartCode } from '../door/start-code.ts';
import type { BookingAggregate } from './booking-aggregate.ts';
import { rows } from './problems.ts';

interface Wiring {
  readonly bookings: BookingAggregate;
  readonly policy: BookingPolicy;
  readonly startCode: StartCode;
}

const params = z.strictObject({ bookingId: BookingId });
const onBooking = rows('BOOKING_NOT_FOUND', 'BOOKING_ILLEGAL_TRANSITION');
const answer = BookingReceipt;

/** Declares the commands of the day itself: the way there, the work, its price and the cash. */
export function workCommands({ bookings, policy, startCode }: Wiring) {
  const facts = async (): Promise<BookingPolicy> => policy;
  return {
    leaveFor: defineCommand(bookings, {
      name: 'leaveFor',
      summary: 'Tell the customer that you are on the way',
      method: 'post',
      path: '/api/bookings/{bookingId}/leave-for',
      access: 'registered',
      params,
      decide: leaveFor,
      problems: onBooking,
      answer,
    }),

    arrive: defineCommand(bookings, {
      name: 'arrive',
      summary: 'Tell the customer that you have arrived',
      method: 'post',
      path: '/api/bookings/{bookingId}/arrive',
      access: 'registered',
      params,
      decide: arrive,
      problems: onBooking,
      answer,
    }),

    startWork: defineCommand(bookings, {
      name: 'startWork',
      summary: 'Start the work; the professional needs the code of the customer',
      method: 'post',
      path: '/api/bookings/{bookingId}/start',
      access: 'registered',
      // Nobody guesses one code of ten thousand
      rateLimit: { points: 10, seconds: 600 },
      params,
      body: StartWorkRequest,
      decide: startWork,
      facts: async ({ bookingId }) => ({ policy, startCode: startCode(bookingId) }),
      problems: { ...onBooking, ...rows('START_CODE_WRONG') },
      answer,
    }),

    proposeExtra: defineCommand(bookings, {
      name: 'proposeExtra',
      summary: 'Propose extra work',
      method: 'post',
      path: '/api/bookings/{bookingId}/extras',
      access: 'registered',
      params,
      body: ProposeExtraRequest,
      decide: proposeExtra,
      problems: onBooking,
      answer,
      status: 201,
    }),

    approveExtra: defineCommand(bookings, {
      name: 'approveExtra',
      summary: 'Approve extra work and its price',
      method: 'post',
      path: '/api/bookings/{bookingId}/extras/{extraId}/approve',
      access: 'registered',
      params: params.extend({ extraId: ExtraId }),
      decide: approveExtra,
      problems: { ...onBooking, ...rows('EXTRA_NOT_FOUND') },
      answer,
    }),

    declineExtra: defineCommand(bookings, {
      name: 'declineExtra',
      summary: 'Decline extra work',
      method: 'post',
      path: '/api/bookings/{bookingId}/extras/{extraId}/decline',
      access: 'registered',
      params: params.extend({ extraId: ExtraId }),
      decide: declineExtra,
      problems: { ...onBooking, ...rows('EXTRA_NOT_FOUND') },
      answer,
    }),

    finishWork: defineCommand(bookings, {
      name: 'finishWork',
      summary: 'Finish the work and set its final price',
      method: 'post',
      path: '/api/bookings/{bookingId}/finish',
      access: 'registered',
      params,
      body: FinishWorkRequest,
      decide: finishWork,
      facts,
      problems: { ...onBooking, ...rows('EXTRA_UNANSWERED') },
      answer,
    }),

    recordCash: defineCommand(bookings, {
      name: 'recordCash',
      summary: 'Record the cash that you received',
      method: 'post',
      path: '/api/bookings/{bookingId}/record-cash',
      access: 'registered',
      params,
      body: CashRequest,
      decide: recordCash,
      problems: onBooking,
      answer,
    }),

    confirmCash: defineCommand(bookings, {
      name: 'confirmCash',
      summary: 'Record the cash that you paid',
      method: 'post',
      path: '/api/bookings/{bookingId}/confirm-cash',
      access: 'registered',
      params,
      body: CashRequest,
      decide: confirmCash,
      problems: onBooking,
      answer,
    }),

    completeBooking: defineCommand(bookings, {
      name: 'completeBooking',
      summary: 'Confirm that the work is done',
      method: 'post',
      path: '/api/bookings/{bookingId}/complete',
      access: 'registered',
      params,
      decide: completeBooking,
      facts,
      problems: onBooking,
      answer,
    }),
  };
}
