import { z } from 'zod';

import { BookingId } from '../ids.ts';
import { operations } from '../operation.ts';
import { BookingReceipt, RequiredReasonRequest } from './api.ts';
import { Strikes, UnresolvedPage, UnresolvedQuery } from './strike.ts';

const BookingPath = z.strictObject({ bookingId: BookingId });

/** The operations on strikes and unresolved bookings. */
export const strikeOperations = operations({
  listStrikes: {
    method: 'get',
    path: '/api/bookings/strikes',
    summary: 'List your current strikes and what follows from them',
    answer: Strikes,
  },

  listUnresolved: {
    method: 'get',
    path: '/api/bookings/unresolved',
    summary: 'List disputes and contested strikes that wait for an admin',
    query: UnresolvedQuery,
    answer: UnresolvedPage,
  },

  contestStrike: {
    method: 'post',
    path: '/api/bookings/{bookingId}/contest-strike',
    summary: 'Contest a strike; an admin decides',
    params: BookingPath,
    body: RequiredReasonRequest,
    answer: BookingReceipt,
    refusals: ['BOOKING_NOT_FOUND', 'BOOKING_ILLEGAL_TRANSITION'],
  },

  liftStrike: {
    method: 'post',
    path: '/api/bookings/{bookingId}/lift-strike',
    summary: 'Lift a strike, with a reason for the person (admins)',
    params: BookingPath,
    body: RequiredReasonRequest,
    answer: BookingReceipt,
    refusals: ['BOOKING_NOT_FOUND', 'BOOKING_ILLEGAL_TRANSITION'],
  },

  upholdStrike: {
    method: 'post',
    path: '/api/bookings/{bookingId}/uphold-strike',
    summary: 'Uphold a contested strike, with a reason for the person (admins)',
    params: BookingPath,
    body: RequiredReasonRequest,
    answer: BookingReceipt,
    refusals: ['BOOKING_NOT_FOUND', 'BOOKING_ILLEGAL_TRANSITION'],
  },
});
