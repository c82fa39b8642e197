import { z } from 'zod';

import { BookingId, ExtraId } from '../ids.ts';
import { operations } from '../operation.ts';
import {
  BookingReceipt,
  CashRequest,
  FinishWorkRequest,
  ProposeExtraRequest,
  StartWorkRequest,
} from './api.ts';

const BookingPath = z.strictObject({ bookingId: BookingId });
const ExtraPath = z.strictObject({ bookingId: BookingId }).extend({ extraId: ExtraId });
const onBooking = ['BOOKING_NOT_FOUND', 'BOOKING_ILLEGAL_TRANSITION'] as const;

/** The operations on the day of a booking: the way there, the work, its price and the cash. */
export const workOperations = operations({
  leaveFor: {
    method: 'post',
    path: '/api/bookings/{bookingId}/leave-for',
    summary: 'Tell the customer that you are on the way',
    params: BookingPath,
    answer: BookingReceipt,
    refusals: [...onBooking, 'TOO_EARLY'],
  },

  arrive: {
    method: 'post',
    path: '/api/bookings/{bookingId}/arrive',
    summary: 'Tell the customer that you have arrived',
    params: BookingPath,
    answer: BookingReceipt,
    refusals: [...onBooking, 'TOO_EARLY'],
  },

  startWork: {
    method: 'post',
    path: '/api/bookings/{bookingId}/start',
    summary: 'Start the work; the professional needs the code of the customer',
    params: BookingPath,
    body: StartWorkRequest,
    answer: BookingReceipt,
    refusals: [...onBooking, 'TOO_EARLY', 'START_CODE_WRONG', 'START_CODE_LOCKED'],
  },

  proposeExtra: {
    method: 'post',
    path: '/api/bookings/{bookingId}/extras',
    summary: 'Propose extra work',
    params: BookingPath,
    body: ProposeExtraRequest,
    answer: BookingReceipt,
    status: 201,
    refusals: onBooking,
  },

  approveExtra: {
    method: 'post',
    path: '/api/bookings/{bookingId}/extras/{extraId}/approve',
    summary: 'Approve extra work and its price',
    params: ExtraPath,
    answer: BookingReceipt,
    refusals: [...onBooking, 'EXTRA_NOT_FOUND'],
  },

  declineExtra: {
    method: 'post',
    path: '/api/bookings/{bookingId}/extras/{extraId}/decline',
    summary: 'Decline extra work',
    params: ExtraPath,
    answer: BookingReceipt,
    refusals: [...onBooking, 'EXTRA_NOT_FOUND'],
  },

  withdrawExtra: {
    method: 'post',
    path: '/api/bookings/{bookingId}/extras/{extraId}/withdraw',
    summary: 'Withdraw extra work that the customer has not answered',
    params: ExtraPath,
    answer: BookingReceipt,
    refusals: [...onBooking, 'EXTRA_NOT_FOUND'],
  },

  finishWork: {
    method: 'post',
    path: '/api/bookings/{bookingId}/finish',
    summary: 'Finish the work and set its final price',
    params: BookingPath,
    body: FinishWorkRequest,
    answer: BookingReceipt,
    refusals: [...onBooking, 'EXTRA_UNANSWERED', 'PRICE_ABOVE_AGREED'],
  },

  recordCash: {
    method: 'post',
    path: '/api/bookings/{bookingId}/record-cash',
    summary: 'Record the cash that you received',
    params: BookingPath,
    body: CashRequest,
    answer: BookingReceipt,
    refusals: onBooking,
  },

  confirmCash: {
    method: 'post',
    path: '/api/bookings/{bookingId}/confirm-cash',
    summary: 'Record the cash that you paid',
    params: BookingPath,
    body: CashRequest,
    answer: BookingReceipt,
    refusals: onBooking,
  },

  completeBooking: {
    method: 'post',
    path: '/api/bookings/{bookingId}/complete',
    summary: 'Confirm that the work is done',
    params: BookingPath,
    answer: BookingReceipt,
    refusals: onBooking,
  },
});
