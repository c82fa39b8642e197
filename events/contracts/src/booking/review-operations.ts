import { z } from 'zod';

import { BookingId } from '../ids.ts';
import { operations } from '../operation.ts';
import {
  BookingReceipt,
  HideReviewRequest,
  ReplyToReviewRequest,
  WriteReviewRequest,
} from './api.ts';
import {
  KeepReviewRequest,
  ListReviewsQuery,
  ReportedReviewPage,
  ReportedReviewsQuery,
  ReportReviewRequest,
  ReviewPage,
} from './review-api.ts';

const BookingPath = z.strictObject({ bookingId: BookingId });

/** The operations on reviews. */
export const reviewOperations = operations({
  listReviews: {
    method: 'get',
    path: '/api/reviews',
    summary: 'List the published reviews of a professional or a store',
    query: ListReviewsQuery,
    answer: ReviewPage,
  },

  writeReview: {
    method: 'post',
    path: '/api/bookings/{bookingId}/review',
    summary: 'Review the other side of a completed booking, once',
    params: BookingPath,
    body: WriteReviewRequest,
    answer: BookingReceipt,
    refusals: ['BOOKING_NOT_FOUND', 'BOOKING_ILLEGAL_TRANSITION'],
  },

  replyToReview: {
    method: 'post',
    path: '/api/bookings/{bookingId}/reply-to-review',
    summary: 'Reply to the published review about you, once',
    params: BookingPath,
    body: ReplyToReviewRequest,
    answer: BookingReceipt,
    refusals: ['BOOKING_NOT_FOUND', 'BOOKING_ILLEGAL_TRANSITION'],
  },

  hideReview: {
    method: 'post',
    path: '/api/bookings/{bookingId}/hide-review',
    summary: 'Hide a published review, with a reason for its author (admins)',
    params: BookingPath,
    body: HideReviewRequest,
    answer: BookingReceipt,
    refusals: ['BOOKING_NOT_FOUND', 'BOOKING_ILLEGAL_TRANSITION', 'REVIEW_NOT_FOUND'],
  },

  reportReview: {
    method: 'post',
    path: '/api/bookings/{bookingId}/report-review',
    summary: 'Report a published review, once; an admin decides',
    params: BookingPath,
    body: ReportReviewRequest,
    answer: BookingReceipt,
    refusals: ['REVIEW_NOT_FOUND', 'REVIEW_IS_OWN', 'REVIEW_ALREADY_REPORTED'],
  },

  listReportedReviews: {
    method: 'get',
    path: '/api/reviews/reported',
    summary: 'List the reported reviews that wait for an admin',
    query: ReportedReviewsQuery,
    answer: ReportedReviewPage,
  },

  keepReview: {
    method: 'post',
    path: '/api/bookings/{bookingId}/keep-review',
    summary: 'Keep a reported review, and close its reports (admins)',
    params: BookingPath,
    body: KeepReviewRequest,
    answer: BookingReceipt,
    refusals: ['REVIEW_NOT_FOUND', 'REVIEW_NOT_REPORTED'],
  },
});
