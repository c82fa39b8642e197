import { z } from 'zod';

/**
 * Problems that every endpoint can answer besides its own refusals. The codes are stable: the web
 * translates each.
 */
export const PlatformProblemCode = z.enum([
  'VALIDATION_FAILED',
  'MALFORMED_BODY',
  'UNSUPPORTED_MEDIA_TYPE',
  'PAYLOAD_TOO_LARGE',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'CROSS_SITE_REFUSED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'IDEMPOTENCY_KEY_MISSING',
  'IDEMPOTENCY_KEY_REUSED',
  'PRECONDITION_REQUIRED',
  'PRECONDITION_FAILED',
  'CONTENDED',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
]);
export type PlatformProblemCode = z.infer<typeof PlatformProblemCode>;

/** Why one field was refused. The web turns `rule` and its numbers into a sentence (docs/spec.md §5). */
export const FieldProblem = z.strictObject({
  /** The place of the value: `body.budget.max`, `query.limit`, `header.idempotency-key`, `path.requestId`. */
  field: z.string(),
  rule: z.enum([
    'required',
    'email',
    'digits',
    'integer',
    'max-length',
    'min-length',
    'max',
    'min',
    'unknown-field',
    'not-allowed',
    'date',
    'before-first-day',
    'before-start',
    'most-days',
    'format',
  ]),
  /** The number in the rule, if it has one. */
  limit: z.number().optional(),
});
export type FieldProblem = z.infer<typeof FieldProblem>;

/** RFC 9457 problem details. The facts of a refusal are further members. */
export const ProblemDetails = z.looseObject({
  /** `urn:osta:problem:<code>` */
  type: z.string(),
  /** In English, for developers. People read the web's translation of `code`. */
  title: z.string(),
  status: z.int().min(400).max(599),
  code: z.string(),
  /** Identifies the request in the logs. */
  instance: z.string(),
  fields: z.array(FieldProblem).optional(),
  /** Seconds until a retry makes sense, as in `retry-after`: of `RATE_LIMITED`. */
  retryAfter: z.int().positive().optional(),
});
export type ProblemDetails = z.infer<typeof ProblemDetails>;
