import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

import { ApiProblem, type ProblemCode } from '../api/api-problem.ts';

type Facts = Readonly<Record<string, unknown>>;

/** A number that the sentence speaks of; 0 when an older service does not send it. */
function numberIn(facts: Facts, name: string): number {
  const value = facts[name];
  return typeof value === 'number' ? value : 0;
}

/**
 * One sentence per code: what happened and what to do next. A code without a sentence does not
 * compile, so a new refusal of a service breaks the build here.
 */
export const problemSentences: {
  readonly [Code in ProblemCode]: (facts: Facts) => MessageDescriptor;
} = {
  // Accounts
  CODE_REFUSED: () => msg`This code is wrong or no longer valid. Check it, or ask for a new one.`,
  CREDENTIALS_REFUSED: () =>
    msg`E-mail address and password do not match. Check both and try again.`,
  ALREADY_REGISTERED: () => msg`Your account is complete already.`,
  REGISTRATION_REQUIRED: () => msg`Tell us your name first, then this will work.`,
  CURRENT_PASSWORD_REQUIRED: () => msg`Enter your current password as well.`,
  PASSWORD_TOO_COMMON: () =>
    msg`Many people use this password. Choose one that nobody would guess.`,
  FRESH_SESSION_REQUIRED: () =>
    msg`For your safety, confirm first that it is you: sign in once more.`,
  SECOND_STEP_ALREADY_ON: () => msg`Two-step verification is on already.`,
  SECOND_STEP_NOT_OFFERED: () =>
    msg`This took too long. Start again, and scan the new code with your app.`,
  SECOND_STEP_OFF: () => msg`Two-step verification is off.`,
  SIGN_IN_EXPIRED: () => msg`This sign-in has ended. Begin again.`,
  EMAIL_UNCHANGED: () => msg`This is your address already. Enter the new one.`,
  IMAGE_REFUSED: () => msg`This picture cannot be used. Choose a JPEG, PNG or WebP picture.`,
  DELETION_BLOCKED: () =>
    msg`Others still wait for you. End your open requests and offers first, then delete the account.`,
  DELETION_REQUESTED: () => msg`Your account is to be deleted already. You can still keep it.`,
  DELETION_NOT_REQUESTED: () => msg`Your account is not going to be deleted. Nothing to call off.`,

  // Professionals
  NOT_A_PROFESSIONAL: () => msg`Only professionals can do this.`,
  PROFESSIONAL_NOT_FOUND: () => msg`We could not find this professional.`,

  // Requests and offers
  REQUEST_NOT_FOUND: () => msg`We could not find this request.`,
  QUOTE_NOT_FOUND: () => msg`We could not find this offer.`,
  REQUEST_ILLEGAL_TRANSITION: () =>
    msg`The request has changed in the meantime. Look at it again before you go on.`,
  QUOTE_ILLEGAL_TRANSITION: () =>
    msg`The offer has changed in the meantime. Look at it again before you go on.`,
  QUOTE_STALE: () =>
    msg`The professional has just changed this offer. Read the new one, then decide.`,
  QUOTE_OUTDATED: () =>
    msg`The request was changed after this offer. The professional has to confirm it first.`,
  QUOTE_EXPIRED: () => msg`This offer is no longer valid. Ask the professional for a new one.`,
  QUOTE_LIMIT_REACHED: (facts) => {
    const limit = numberIn(facts, 'limit');
    return msg`This request has ${plural(limit, {
      one: '# offer',
      other: '# offers',
    })} already and takes no more.`;
  },
  ALREADY_QUOTED: () => msg`You have an offer on this request. You can change it.`,
  REQUEST_LIMIT_REACHED: (facts) => {
    const limit = numberIn(facts, 'limit');
    return msg`At first you can send ${plural(limit, {
      one: '# request',
      other: '# requests',
    })} a day. Try again tomorrow.`;
  },
  PROFESSIONAL_UNAVAILABLE: () =>
    msg`One of the professionals cannot be asked now. Choose another one.`,
  TIME_IN_THE_PAST: () => msg`This time has passed. Choose one that lies ahead.`,
  COUNTER_EMPTY: () => msg`Propose another price, another start, or both.`,

  // Notifications
  NOTIFICATION_NOT_FOUND: () => msg`This notification is no longer there.`,

  // Redirects
  REDIRECT_IN_CHAIN: ({ field }) =>
    field === 'path'
      ? msg`Another redirect leads to this path. Let that one lead to the new target first.`
      : msg`This target leads somewhere else itself. Enter the address where it ends.`,
  REDIRECT_EXISTS: () =>
    msg`This address leads elsewhere already. Change that redirect in place of adding one.`,
  REDIRECT_CHANGED: ({ now }) =>
    now === null
      ? msg`Another admin has removed this redirect in the meantime. If it is still needed, add it again.`
      : msg`Another admin has changed this redirect in the meantime. Look at where it leads now before you go on.`,
  REDIRECT_HOST_NOT_LISTED: () =>
    msg`Visitors cannot be sent to this site: it is none of those that are allowed. Enter another address.`,

  // Any call
  VALIDATION_FAILED: () => msg`Some of it could not be accepted. Check what is marked.`,
  MALFORMED_BODY: () =>
    msg`What was sent could not be read. Load the page again and try once more.`,
  UNSUPPORTED_MEDIA_TYPE: () =>
    msg`What was sent could not be read. Load the page again and try once more.`,
  PAYLOAD_TOO_LARGE: () => msg`That is too much at once. Make it shorter.`,
  UNAUTHENTICATED: () => msg`You are no longer signed in. Sign in again to go on.`,
  FORBIDDEN: () => msg`Your account is not allowed to do this.`,
  CROSS_SITE_REFUSED: () =>
    msg`For your safety this was not done. Load the page again and try once more.`,
  NOT_FOUND: () => msg`We could not find what you are looking for.`,
  METHOD_NOT_ALLOWED: () => msg`This cannot be done here. Load the page again.`,
  IDEMPOTENCY_KEY_MISSING: () => msg`This did not work. Load the page again and try once more.`,
  IDEMPOTENCY_KEY_REUSED: () => msg`This was sent before with other words. Load the page again.`,
  PRECONDITION_REQUIRED: () => msg`This did not work. Load the page again and try once more.`,
  PRECONDITION_FAILED: () =>
    msg`This was changed elsewhere in the meantime. Look at it again before you go on.`,
  CONTENDED: () => msg`Many people are at it right now. Try again in a moment.`,
  RATE_LIMITED: () => msg`That was a lot in a short time. Wait a minute, then try again.`,
  UNAVAILABLE: () => msg`We cannot do this right now. Try again in a minute.`,
  INTERNAL: () => msg`Something broke on our side. Try again in a minute.`,
  UNREACHABLE: () => msg`We got no answer. Check your connection and try again.`,
};

function isKnown(code: string): code is ProblemCode {
  return Object.hasOwn(problemSentences, code);
}

/** The sentence for whatever was thrown; for a bug of ours the general one. */
export function problemText(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiProblem)) return problemSentences.INTERNAL({});
  const code = isKnown(error.code) ? error.code : 'INTERNAL';
  return problemSentences[code](error.facts);
}
