import {
  BookingReceipt,
  HideReviewRequest,
  ReplyToReviewRequest,
  WriteReviewRequest,
} from '@osta/contracts/booking/api';
import { BookingId } from '@osta/contracts/ids';
import { defineCommand } from '@osta/platform/http/define-command';
import { z } from 'zod';

import { hideReview } from '../domain/booking/hide-review.ts';
import { replyToReview } from '../domain/booking/reply-to-review.ts';
import { writeReview } from '../domain/booking/write-review.ts';
import type { BookingAggregate } from './booking-aggregate.ts';
import { rows } from './problems.ts';

const params = z.strictObject({ bookingId: BookingId });
const onBooking = rows('BOOKING_NOT_FOUND', 'BOOKING_ILLEGAL_TRANSITION');
const answer = BookingReceipt;

/** Declares the commands by which both sides of a completed booking review each other. */
export function reviewCommands(bookings: BookingAggregate) {
  return {
    writeReview: defineCommand(bookings, {
      name: 'writeReview',
      summary: 'Review the other side of a completed booking, once',
      method: 'post',
      path: '/api/bookings/{bookingId}/review',
      access: 'registered',
      params,
      body: WriteReviewRequest,
      decide: writeReview,
      problems: onBooking,
      answer,
    }),

    replyToReview: defineCommand(bookings, {
      name: 'replyToReview',
      summary: 'Reply to the published review about you, once',
      method: 'post',
      path: '/api/bookings/{bookingId}/reply-to-review',
      access: 'registered',
      params,
      body: ReplyToReviewRequest,
      decide: replyToReview,
      problems: onBooking,
      answer,
    }),

    hideReview: defineCommand(bookings, {
      name: 'hideReview',
      summary: 'Hide a published review, with a reason for its author (admins)',
      method: 'post',
      path: '/api/bookings/{bookingId}/hide-review',
      access: 'admin',
      params,
      body: HideReviewRequest,
      decide: hideReview,
      problems: { ...onBooking, ...rows('REVIEW_NOT_FOUND') },
      answer,
    }),
  };
}
