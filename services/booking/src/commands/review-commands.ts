import { reviewOperations } from '@osta/contracts/booking/review-operations';
import { commandsOf } from '@osta/platform/http/commands-of';

import { hideReview } from '../domain/booking/hide-review.ts';
import { keepReview } from '../domain/booking/keep-review.ts';
import { replyToReview } from '../domain/booking/reply-to-review.ts';
import { reportReview } from '../domain/booking/report-review.ts';
import { writeReview } from '../domain/booking/write-review.ts';
import type { BookingAggregate } from './booking-aggregate.ts';
import { bookingProblems } from './problems.ts';

/** Declares the commands by which both sides of a completed booking review each other. */
export function reviewCommands(bookings: BookingAggregate) {
  const command = commandsOf(bookings, bookingProblems);

  return {
    writeReview: command(reviewOperations.writeReview, {
      access: 'registered',
      decide: writeReview,
    }),

    replyToReview: command(reviewOperations.replyToReview, {
      access: 'registered',
      decide: replyToReview,
    }),

    reportReview: command(reviewOperations.reportReview, {
      access: 'registered',
      decide: reportReview,
    }),

    keepReview: command(reviewOperations.keepReview, {
      access: 'admin',
      decide: keepReview,
    }),

    hideReview: command(reviewOperations.hideReview, {
      access: 'admin',
      decide: hideReview,
    }),
  };
}
