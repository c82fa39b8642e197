import { z } from 'zod';

import { refusal } from '../define.ts';
import { Dirham } from '../dirham.ts';
import { OfferingId, UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { ProfessionalPaused } from '../professional/refusals.ts';
import { TimeWindow } from '../request/terms.ts';
import { SlotWaitStatus } from '../wait/status.ts';
import { BookingStatus, BookingVerb } from './status.ts';

/** The caller has no such booking. The answer does not reveal whether other people have it. */
export const BookingNotFound = refusal('BOOKING_NOT_FOUND', {});
export type BookingNotFound = z.infer<typeof BookingNotFound>;

/** The booking is in `state`, which allows only the commands in `allowed`, to whoever may give them. */
export const BookingIllegalTransition = refusal('BOOKING_ILLEGAL_TRANSITION', {
  state: BookingStatus,
  allowed: z.array(BookingVerb).readonly(),
});
export type BookingIllegalTransition = z.infer<typeof BookingIllegalTransition>;

/** A free time of another professional who offers the same service near by. */
const SimilarSlot = z.strictObject({
  professionalId: UserId,
  offeringId: OfferingId,
  startsAt: Instant,
  endsAt: Instant,
  /** Between where the wanted professional starts from and where this one does; both are rounded to 500 m. */
  distanceMeters: z.int().nonnegative(),
});

/** A calendar gets only what both sides count on: the booking is in `state`, and was never confirmed. */
export const BookingNotConfirmed = refusal('BOOKING_NOT_CONFIRMED', { state: BookingStatus });
export type BookingNotConfirmed = z.infer<typeof BookingNotConfirmed>;

/** The professional is taken at that time, or has as many bookings of the service on that day as they take. */
export const SlotTaken = refusal('SLOT_TAKEN', {
  /** Free times of the same professional, nearest first; at most three. */
  alternatives: z.array(TimeWindow).readonly(),
  /**
   * Of other professionals with the same service near by, the free time of each that is nearest to the wanted
   * one. Those who start from nearest come first; at most three.
   */
  similar: z.array(SimilarSlot).readonly(),
});
export type SlotTaken = z.infer<typeof SlotTaken>;

/** The professional does not work at that time, or it is too soon or too far ahead. */
export const SlotNotOffered = refusal('SLOT_NOT_OFFERED', {
  /** Free times of the same professional, nearest first; at most three. */
  alternatives: z.array(TimeWindow).readonly(),
});
export type SlotNotOffered = z.infer<typeof SlotNotOffered>;

/** One date of a repeated booking. */
export const SeriesDate = z.strictObject({
  startsAt: Instant,
  endsAt: Instant,
  isFree: z.boolean(),
  /** Where it is not free: the nearest free times of the same professional; at most three. */
  alternatives: z.array(TimeWindow).readonly(),
});
export type SeriesDate = z.infer<typeof SeriesDate>;

/** Some of the wanted dates are not free, so that none was booked. */
export const SeriesNotFree = refusal('SERIES_NOT_FREE', {
  /** The dates that are not free. */
  dates: z.array(SeriesDate).readonly(),
});
export type SeriesNotFree = z.infer<typeof SeriesNotFree>;

/** The booking is none of a series. */
export const BookingNotInSeries = refusal('BOOKING_NOT_IN_SERIES', {});
export type BookingNotInSeries = z.infer<typeof BookingNotInSeries>;

/** There is no such service that can be booked now. */
export const ServiceNotBookable = refusal('SERVICE_NOT_BOOKABLE', {});
export type ServiceNotBookable = z.infer<typeof ServiceNotBookable>;

/** The store is not public, or does not show this professional as staff. */
export const StoreNotBookable = refusal('STORE_NOT_BOOKABLE', {});
export type StoreNotBookable = z.infer<typeof StoreNotBookable>;

/** The customer holds as many slots as one person may at the same time. */
export const HoldLimitReached = refusal('HOLD_LIMIT_REACHED', { limit: z.int() });
export type HoldLimitReached = z.infer<typeof HoldLimitReached>;

/** The caller has too many strikes to book times by themselves until then. Requests for offers stay open. */
export const BookingPaused = refusal('BOOKING_PAUSED', { until: Instant });
export type BookingPaused = z.infer<typeof BookingPaused>;

/** The caller has no such wait for a slot. The answer does not reveal whether other people have it. */
export const WaitNotFound = refusal('WAIT_NOT_FOUND', {});
export type WaitNotFound = z.infer<typeof WaitNotFound>;

/** The wait is over, in `state`. */
export const WaitIsOver = refusal('WAIT_IS_OVER', { state: SlotWaitStatus });
export type WaitIsOver = z.infer<typeof WaitIsOver>;

/** The days must lie ahead, in order, at most so many at once, and not further ahead than can be booked. */
export const WaitDaysInvalid = refusal('WAIT_DAYS_INVALID', { most: z.int() });
export type WaitDaysInvalid = z.infer<typeof WaitDaysInvalid>;

/** The customer waits for this service on one of these days already. */
export const AlreadyWaiting = refusal('ALREADY_WAITING', {});
export type AlreadyWaiting = z.infer<typeof AlreadyWaiting>;

/** The customer has as many waits as one person may at the same time. */
export const WaitLimitReached = refusal('WAIT_LIMIT_REACHED', { limit: z.int() });
export type WaitLimitReached = z.infer<typeof WaitLimitReached>;

/** A proposed time must lie ahead, by 180 days at most, and differ from the present one. */
export const NewTimeInvalid = refusal('NEW_TIME_INVALID', {});
export type NewTimeInvalid = z.infer<typeof NewTimeInvalid>;

/** Another time is proposed than the one that was answered: the one that stands. */
export const ProposalChanged = refusal('PROPOSAL_CHANGED', { startsAt: Instant, endsAt: Instant });
export type ProposalChanged = z.infer<typeof ProposalChanged>;

/** A side has proposed another time as often as it can: `most` times. The other side may still propose one. */
export const ProposalsUsedUp = refusal('PROPOSALS_USED_UP', { most: z.int() });
export type ProposalsUsedUp = z.infer<typeof ProposalsUsedUp>;

/** The code is not the one that the customer has. */
export const StartCodeWrong = refusal('START_CODE_WRONG', {});
export type StartCodeWrong = z.infer<typeof StartCodeWrong>;

/** Too many wrong codes were given: only the customer can start the work now. */
export const StartCodeLocked = refusal('START_CODE_LOCKED', {});
export type StartCodeLocked = z.infer<typeof StartCodeLocked>;

/** It is too early for that. */
export const TooEarly = refusal('TOO_EARLY', { possibleFrom: Instant });
export type TooEarly = z.infer<typeof TooEarly>;

/** There is no such extra that waits for an answer. */
export const ExtraNotFound = refusal('EXTRA_NOT_FOUND', {});
export type ExtraNotFound = z.infer<typeof ExtraNotFound>;

/** An extra waits for the customer's answer: until then, or until it is withdrawn, the work cannot be finished. */
export const ExtraUnanswered = refusal('EXTRA_UNANSWERED', {});
export type ExtraUnanswered = z.infer<typeof ExtraUnanswered>;

/** The final price is above `most`: what was agreed, with the extras that the customer approved. */
export const PriceAboveAgreed = refusal('PRICE_ABOVE_AGREED', { most: Dirham });
export type PriceAboveAgreed = z.infer<typeof PriceAboveAgreed>;

/** There is no such review that is published and not hidden. */
export const ReviewNotFound = refusal('REVIEW_NOT_FOUND', {});
export type ReviewNotFound = z.infer<typeof ReviewNotFound>;

/** Nobody can report what they wrote themselves. */
export const ReviewIsOwn = refusal('REVIEW_IS_OWN', {});
export type ReviewIsOwn = z.infer<typeof ReviewIsOwn>;

/** The caller has reported this review before. */
export const ReviewAlreadyReported = refusal('REVIEW_ALREADY_REPORTED', {});
export type ReviewAlreadyReported = z.infer<typeof ReviewAlreadyReported>;

/** No report of this review waits for a decision. */
export const ReviewNotReported = refusal('REVIEW_NOT_REPORTED', {});
export type ReviewNotReported = z.infer<typeof ReviewNotReported>;

/** Nothing can be written any more: the conversation of a booking closes some days after its end. */
export const MessagesClosed = refusal('MESSAGES_CLOSED', {
  /** `null`: on this booking nothing could ever be written. */
  closedAt: Instant.nullable(),
});
export type MessagesClosed = z.infer<typeof MessagesClosed>;

/** A conversation takes no more than `limit` messages. */
export const MessagesFull = refusal('MESSAGES_FULL', { limit: z.int() });
export type MessagesFull = z.infer<typeof MessagesFull>;

/** The booking has another time or another professional by now than the caller saw: these. */
export const HandingOverOutdated = refusal('HANDING_OVER_OUTDATED', {
  professionalId: UserId,
  startsAt: Instant,
});
export type HandingOverOutdated = z.infer<typeof HandingOverOutdated>;

/** The store has no such colleague who offers the service of the booking. */
export const ColleagueNotFound = refusal('COLLEAGUE_NOT_FOUND', {});
export type ColleagueNotFound = z.infer<typeof ColleagueNotFound>;

/** All refusals of the booking service. */
export const BookingRefusal = z.discriminatedUnion('code', [
  BookingNotFound,
  BookingIllegalTransition,
  BookingNotConfirmed,
  SlotTaken,
  SlotNotOffered,
  SeriesNotFree,
  BookingNotInSeries,
  ServiceNotBookable,
  ProfessionalPaused,
  StoreNotBookable,
  HoldLimitReached,
  BookingPaused,
  NewTimeInvalid,
  ProposalChanged,
  ProposalsUsedUp,
  StartCodeWrong,
  StartCodeLocked,
  TooEarly,
  ExtraNotFound,
  ExtraUnanswered,
  PriceAboveAgreed,
  ReviewNotFound,
  ReviewIsOwn,
  ReviewAlreadyReported,
  ReviewNotReported,
  MessagesClosed,
  MessagesFull,
  WaitNotFound,
  WaitIsOver,
  WaitDaysInvalid,
  AlreadyWaiting,
  WaitLimitReached,
  HandingOverOutdated,
  ColleagueNotFound,
]);
export type BookingRefusal = z.infer<typeof BookingRefusal>;
