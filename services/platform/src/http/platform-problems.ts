import type { PlatformProblemCode } from '@osta/contracts/problem';

/** A platform problem that needs nothing but its code. `RATE_LIMITED` also needs the time to wait. */
export type PlainProblem = Exclude<PlatformProblemCode, 'RATE_LIMITED'>;

/** The HTTP form of a platform problem. */
interface PlatformProblem {
  readonly status: number;
  readonly title: string;
}

/** One row per code: the compiler rejects missing and extra rows. */
export const platformProblems: { readonly [Code in PlatformProblemCode]: PlatformProblem } = {
  VALIDATION_FAILED: { status: 400, title: 'The request does not fit its schema' },
  MALFORMED_BODY: { status: 400, title: 'The body is not well-formed JSON' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'The body must be application/json in UTF-8' },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'The body is larger than this endpoint takes' },
  UNAUTHENTICATED: { status: 401, title: 'Sign in first' },
  FORBIDDEN: { status: 403, title: 'This account may not do this' },
  CROSS_SITE_REFUSED: { status: 403, title: 'The request was sent from another site' },
  NOT_FOUND: { status: 404, title: 'There is nothing here' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'This method is not offered here' },
  IDEMPOTENCY_KEY_MISSING: { status: 400, title: 'The header Idempotency-Key is missing' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, title: 'The idempotency key stands for another request' },
  PRECONDITION_REQUIRED: { status: 428, title: 'The header If-Match is missing' },
  PRECONDITION_FAILED: { status: 412, title: 'It has changed since it was read' },
  CONTENDED: { status: 503, title: 'Others are changing the same thing right now' },
  RATE_LIMITED: { status: 429, title: 'Too many requests' },
  UNAVAILABLE: { status: 503, title: 'Something that is needed does not answer right now' },
  INTERNAL: { status: 500, title: 'Something is wrong on our side' },
};
