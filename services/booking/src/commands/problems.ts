import type { BookingRefusal } from '@osta/contracts/booking/refusals';
import type { ProblemRows } from '@osta/platform/http/route';

/** The problem details of the refusals about bookings. */
export const bookingProblems: ProblemRows<BookingRefusal['code']> = {
  BOOKING_NOT_FOUND: { status: 404, title: 'No such booking' },
  BOOKING_ILLEGAL_TRANSITION: {
    status: 409,
    title: 'The booking has changed since, so this can’t be done now',
  },
  BOOKING_NOT_CONFIRMED: { status: 409, title: 'The booking was never confirmed' },
  SLOT_TAKEN: { status: 409, title: 'The professional is busy at that time, or that day is full' },
  SLOT_NOT_OFFERED: { status: 422, title: 'The professional doesn’t work at that time' },
  SERIES_NOT_FREE: { status: 409, title: 'Some of the dates aren’t free' },
  BOOKING_NOT_IN_SERIES: { status: 409, title: 'The booking isn’t part of a series' },
  SERVICE_NOT_BOOKABLE: { status: 404, title: 'No such bookable service' },
  PROFESSIONAL_PAUSED: { status: 409, title: 'The professional has paused' },
  STORE_NOT_BOOKABLE: { status: 404, title: 'This can’t be booked at that store' },
  HOLD_LIMIT_REACHED: { status: 409, title: 'You’re already holding as many times as you can' },
  BOOKING_PAUSED: { status: 409, title: 'You have too many strikes to book a time yourself' },
  NEW_TIME_INVALID: {
    status: 422,
    title: 'The new time is in the past, too far ahead, or is the current one',
  },
  PROPOSAL_CHANGED: { status: 409, title: 'Another time is proposed now' },
  PROPOSALS_USED_UP: {
    status: 409,
    title: 'You have proposed another time as often as you can',
  },
  START_CODE_WRONG: { status: 422, title: 'That isn’t the customer’s code' },
  START_CODE_LOCKED: {
    status: 409,
    title: 'Too many wrong codes: only the customer can start the work now',
  },
  TOO_EARLY: { status: 409, title: 'It’s too early for that' },
  EXTRA_NOT_FOUND: { status: 404, title: 'No such extra work awaiting an answer' },
  EXTRA_UNANSWERED: { status: 409, title: 'The customer hasn’t answered about the extra work yet' },
  PRICE_ABOVE_AGREED: { status: 422, title: 'The final price is above what was agreed' },
  MESSAGES_CLOSED: { status: 409, title: 'Messages on this booking are closed' },
  MESSAGES_FULL: { status: 409, title: 'The booking has reached its limit of messages' },
  WAIT_NOT_FOUND: { status: 404, title: 'No such place on a waiting list' },
  WAIT_IS_OVER: { status: 409, title: 'This wait has already ended' },
  WAIT_DAYS_INVALID: { status: 422, title: 'Those days can’t be booked' },
  ALREADY_WAITING: {
    status: 409,
    title: 'You’re already waiting for this service on one of these days',
  },
  WAIT_LIMIT_REACHED: {
    status: 409,
    title: 'You’re already on as many waiting lists as you can be',
  },
  HANDING_OVER_OUTDATED: {
    status: 409,
    title: 'The booking has been moved or handed over since',
  },
  COLLEAGUE_NOT_FOUND: { status: 404, title: 'No such colleague who offers this service' },
  REVIEW_NOT_FOUND: { status: 404, title: 'No such published review' },
  REVIEW_IS_OWN: { status: 409, title: 'You wrote this review yourself' },
  REVIEW_ALREADY_REPORTED: { status: 409, title: 'You have reported this review before' },
  REVIEW_NOT_REPORTED: { status: 409, title: 'No report of this review waits for a decision' },
};
