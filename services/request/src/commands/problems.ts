import type { RequestRefusal } from '@osta/contracts/request/refusals';
import type { ProblemRows } from '@osta/platform/http/route';

/** The problem details of the refusals about requests. */
export const requestProblems: ProblemRows<RequestRefusal['code']> = {
  REQUEST_NOT_FOUND: { status: 404, title: 'No such request' },
  QUOTE_NOT_FOUND: { status: 404, title: 'No such offer' },
  REQUEST_ILLEGAL_TRANSITION: {
    status: 409,
    title: 'The request has changed since, so this can’t be done now',
  },
  QUOTE_ILLEGAL_TRANSITION: {
    status: 409,
    title: 'The offer has changed since, so this can’t be done now',
  },
  QUOTE_STALE: { status: 409, title: 'The offer has a newer version' },
  QUOTE_OUTDATED: { status: 409, title: 'The request changed after the offer was made' },
  QUOTE_EXPIRED: { status: 410, title: 'The offer has expired' },
  QUOTE_LIMIT_REACHED: { status: 409, title: 'The request has reached its limit of offers' },
  ALREADY_QUOTED: { status: 409, title: 'You already have an offer on this request: revise it' },
  REQUEST_LIMIT_REACHED: {
    status: 429,
    title: 'New customers can only send so many requests a day',
    retryAfter: 3600,
  },
  PROFESSIONAL_UNAVAILABLE: { status: 422, title: 'One of the professionals can’t be asked' },
  PROFESSIONAL_PAUSED: { status: 409, title: 'One of the professionals has paused' },
  REQUEST_NOT_TAKEN: { status: 409, title: 'Some of the professionals take no such requests' },
  NOBODY_TAKES_REQUEST: { status: 409, title: 'Nobody can take this request now' },
  NOT_A_PROFESSIONAL: {
    status: 403,
    title: 'Only approved professionals can make offers',
  },
  TIME_IN_THE_PAST: { status: 422, title: 'A time that must be in the future has passed' },
  SERVICE_UNKNOWN: { status: 422, title: 'Osta has no such service' },
  SERVICE_HIDDEN: { status: 422, title: 'The service is no longer offered on Osta' },
  PHOTO_LIMIT_REACHED: { status: 409, title: 'You’ve reached the limit of photos' },
  PICTURE_NOT_FOUND: { status: 404, title: 'No such photo' },
  COUNTER_EMPTY: { status: 422, title: 'The proposal doesn’t change anything' },
};
