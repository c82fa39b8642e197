import { z } from 'zod';

import { ServiceHidden, ServiceUnknown } from '../catalogue/refusals.ts';
import { refusal } from '../define.ts';
import { UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { PictureNotFound } from '../picture/picture-refusals.ts';
import { NotAProfessional, ProfessionalPaused } from '../professional/refusals.ts';
import { QuoteStatus, QuoteVerb, RequestStatus, RequestVerb } from './status.ts';
import { QuoteTerms } from './terms.ts';

/** The caller has no such request. The answer does not reveal whether another person has it. */
export const RequestNotFound = refusal('REQUEST_NOT_FOUND', {});
export type RequestNotFound = z.infer<typeof RequestNotFound>;

/** The caller has no such quote. The answer does not reveal whether another person has it. */
export const QuoteNotFound = refusal('QUOTE_NOT_FOUND', {});
export type QuoteNotFound = z.infer<typeof QuoteNotFound>;

/** The request is in `state`, which allows only the commands in `allowed`. */
export const RequestIllegalTransition = refusal('REQUEST_ILLEGAL_TRANSITION', {
  state: RequestStatus,
  allowed: z.array(RequestVerb).readonly(),
});
export type RequestIllegalTransition = z.infer<typeof RequestIllegalTransition>;

/** The quote is in `state`, which allows only the commands in `allowed`. */
export const QuoteIllegalTransition = refusal('QUOTE_ILLEGAL_TRANSITION', {
  state: QuoteStatus,
  allowed: z.array(QuoteVerb).readonly(),
});
export type QuoteIllegalTransition = z.infer<typeof QuoteIllegalTransition>;

/** The customer answered a version that the professional has since changed. */
export const QuoteStale = refusal('QUOTE_STALE', {
  /** The current version, and its terms. */
  currentVersion: z.int(),
  terms: QuoteTerms,
});
export type QuoteStale = z.infer<typeof QuoteStale>;

/** The request changed after the quote was made: the professional has to revise the quote first. */
export const QuoteOutdated = refusal('QUOTE_OUTDATED', {});
export type QuoteOutdated = z.infer<typeof QuoteOutdated>;

/** The quote was valid until `validUntil`. */
export const QuoteExpiredRefusal = refusal('QUOTE_EXPIRED', { validUntil: Instant });
export type QuoteExpiredRefusal = z.infer<typeof QuoteExpiredRefusal>;

/** The request has the largest allowed number of quotes. */
export const QuoteLimitReached = refusal('QUOTE_LIMIT_REACHED', { limit: z.int() });
export type QuoteLimitReached = z.infer<typeof QuoteLimitReached>;

/** This professional already has an open quote on the request, which can be revised. */
export const AlreadyQuoted = refusal('ALREADY_QUOTED', {});
export type AlreadyQuoted = z.infer<typeof AlreadyQuoted>;

/** A new customer has reached the daily limit of open requests. */
export const RequestLimitReached = refusal('REQUEST_LIMIT_REACHED', { limit: z.int() });
export type RequestLimitReached = z.infer<typeof RequestLimitReached>;

/** One of the invited people is not a professional who can be asked. */
export const ProfessionalUnavailable = refusal('PROFESSIONAL_UNAVAILABLE', {});
export type ProfessionalUnavailable = z.infer<typeof ProfessionalUnavailable>;

/** Some of the invited professionals take no such requests: by their rules, or since they have enough. */
export const RequestNotTaken = refusal('REQUEST_NOT_TAKEN', {
  /** Who does not; all others of the command can be asked. */
  professionalIds: z.array(UserId).readonly(),
});
export type RequestNotTaken = z.infer<typeof RequestNotTaken>;

/** All who can were to be asked, and nobody can: by trade, area, rules and room. */
export const NobodyTakesRequest = refusal('NOBODY_TAKES_REQUEST', {});
export type NobodyTakesRequest = z.infer<typeof NobodyTakesRequest>;

/** A time that must be in the future has passed. */
export const TimeInThePast = refusal('TIME_IN_THE_PAST', {});
export type TimeInThePast = z.infer<typeof TimeInThePast>;

/** A counter-proposal has to change the price, the start, or both. */
export const CounterEmpty = refusal('COUNTER_EMPTY', {});
export type CounterEmpty = z.infer<typeof CounterEmpty>;

/** The customer has uploaded as many photos as may wait for a request. */
export const PhotoLimitReached = refusal('PHOTO_LIMIT_REACHED', { limit: z.int() });
export type PhotoLimitReached = z.infer<typeof PhotoLimitReached>;

/** All refusals of the request service. */
export const RequestRefusal = z.discriminatedUnion('code', [
  RequestNotFound,
  QuoteNotFound,
  RequestIllegalTransition,
  QuoteIllegalTransition,
  QuoteStale,
  QuoteOutdated,
  QuoteExpiredRefusal,
  QuoteLimitReached,
  AlreadyQuoted,
  RequestLimitReached,
  ProfessionalUnavailable,
  ProfessionalPaused,
  RequestNotTaken,
  NobodyTakesRequest,
  NotAProfessional,
  TimeInThePast,
  ServiceHidden,
  ServiceUnknown,
  CounterEmpty,
  PhotoLimitReached,
  PictureNotFound,
]);
export type RequestRefusal = z.infer<typeof RequestRefusal>;
