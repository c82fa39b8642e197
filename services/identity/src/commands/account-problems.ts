import type { FreshSessionRequired, RegistrationRequired } from '@osta/contracts/account/refusals';
import type { ProblemRows } from '@osta/platform/http/route';

/** How an operation refuses a session that is not fresh enough for it. */
export const freshRequired = {
  FRESH_SESSION_REQUIRED: { status: 403, title: 'Log in again, then retry' },
} as const satisfies ProblemRows<FreshSessionRequired['code']>;

/** How an operation refuses a person who has no account yet. */
export const registrationRequired = {
  REGISTRATION_REQUIRED: { status: 403, title: 'Complete your registration first' },
} as const satisfies ProblemRows<RegistrationRequired['code']>;
