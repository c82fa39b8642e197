import { z } from 'zod';

import { BookingId } from '../ids.ts';
import { operations } from '../operation.ts';
import { ProposeTimeRequest } from './proposal-api.ts';
import {
  AcceptTimeFollowingRequest,
  CancelFollowingRequest,
  FollowingReceipt,
  PlaceSeriesRequest,
  SeriesDates,
  SeriesDatesQuery,
  SeriesReceipt,
} from './series-api.ts';

const BookingPath = z.strictObject({ bookingId: BookingId });
const onFollowing = ['BOOKING_NOT_FOUND', 'BOOKING_NOT_IN_SERIES'] as const;

/** The operations on bookings that repeat. */
export const seriesOperations = operations({
  showSeriesDates: {
    method: 'get',
    path: '/api/bookings/{bookingId}/series-dates',
    summary: 'List the dates on which the slot that you hold would repeat, and which are free',
    params: BookingPath,
    query: SeriesDatesQuery,
    answer: SeriesDates,
    refusals: [
      'BOOKING_NOT_FOUND',
      'BOOKING_ILLEGAL_TRANSITION',
      'PROFESSIONAL_PAUSED',
      'SERVICE_NOT_BOOKABLE',
    ],
  },

  confirmFollowing: {
    method: 'post',
    path: '/api/bookings/{bookingId}/confirm-following',
    summary: 'Confirm a booking and the later ones of its series',
    params: BookingPath,
    answer: FollowingReceipt,
    idempotent: true,
    refusals: onFollowing,
  },

  proposeTimeFollowing: {
    method: 'post',
    path: '/api/bookings/{bookingId}/propose-time-following',
    summary: 'Propose to move a booking and the later ones of its series by the same time',
    params: BookingPath,
    body: ProposeTimeRequest,
    answer: FollowingReceipt,
    idempotent: true,
    refusals: onFollowing,
  },

  acceptTimeFollowing: {
    method: 'post',
    path: '/api/bookings/{bookingId}/accept-time-following',
    summary: 'Accept the new times of a booking and the later ones of its series',
    params: BookingPath,
    body: AcceptTimeFollowingRequest,
    answer: FollowingReceipt,
    idempotent: true,
    refusals: onFollowing,
  },

  cancelFollowing: {
    method: 'post',
    path: '/api/bookings/{bookingId}/cancel-following',
    summary: 'Cancel a booking and the later ones of its series',
    params: BookingPath,
    body: CancelFollowingRequest,
    answer: FollowingReceipt,
    idempotent: true,
    refusals: onFollowing,
  },

  placeSeries: {
    method: 'post',
    path: '/api/bookings/{bookingId}/place-series',
    summary: 'Book the slot that you hold and further dates, all or none',
    params: BookingPath,
    body: PlaceSeriesRequest,
    answer: SeriesReceipt,
    refusals: [
      'BOOKING_NOT_FOUND',
      'BOOKING_ILLEGAL_TRANSITION',
      'PROFESSIONAL_PAUSED',
      'SERVICE_NOT_BOOKABLE',
      'SERIES_NOT_FREE',
    ],
  },
});
