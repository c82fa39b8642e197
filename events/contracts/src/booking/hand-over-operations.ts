import { z } from 'zod';

import { BookingId } from '../ids.ts';
import { operations } from '../operation.ts';
import { BookingReceipt } from './api.ts';
import { Colleagues, HandOverRequest } from './hand-over-api.ts';

const BookingPath = z.strictObject({ bookingId: BookingId });

/** The operations by which the owner and the managers of a store hand a booking over to a colleague. */
export const handOverOperations = operations({
  listColleagues: {
    method: 'get',
    path: '/api/bookings/{bookingId}/colleagues',
    summary: 'List who at the store can take a booking over, and why others cannot',
    params: BookingPath,
    answer: Colleagues,
    refusals: ['BOOKING_NOT_FOUND', 'BOOKING_ILLEGAL_TRANSITION'],
  },

  handOver: {
    method: 'post',
    path: '/api/bookings/{bookingId}/hand-over',
    summary: 'Hand a booking of your store over to a colleague',
    params: BookingPath,
    body: HandOverRequest,
    answer: BookingReceipt,
    refusals: [
      'BOOKING_NOT_FOUND',
      'BOOKING_ILLEGAL_TRANSITION',
      'HANDING_OVER_OUTDATED',
      'COLLEAGUE_NOT_FOUND',
      'PROFESSIONAL_PAUSED',
      'SLOT_TAKEN',
      'SLOT_NOT_OFFERED',
    ],
  },
});
