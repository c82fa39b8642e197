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
  VALIDATION_FAILED: { status: 400, title: 'The request doesn’t match its schema' },
  MALFORMED_BODY: { status: 400, title: 'The body isn’t well-formed JSON' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'The body must be application/json in UTF-8' },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'The body is larger than this endpoint accepts' },
  UNAUTHENTICATED: { status: 401, title: 'Log in first' },
  FORBIDDEN: { status: 403, title: 'This account isn’t allowed to do this' },
  CROSS_SITE_REFUSED: { status: 403, title: 'The request came from another site' },
  NOT_FOUND: { status: 404, title: 'There’s nothing here' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'This method isn’t supported here' },
  IDEMPOTENCY_KEY_MISSING: { status: 400, title: 'The Idempotency-Key header is missing' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, title: 'The idempotency key belongs to another request' },
  PRECONDITION_REQUIRED: { status: 428, title: 'The If-Match header is missing' },
  PRECONDITION_FAILED: { status: 412, title: 'It has changed since you read it' },
  CONTENDED: { status: 503, title: 'Someone else is changing this right now' },
  RATE_LIMITED: { status: 429, title: 'Too many requests' },
  UNAVAILABLE: { status: 503, title: 'A service this needs isn’t responding right now' },
  INTERNAL: { status: 500, title: 'Something went wrong on our side' },
};
