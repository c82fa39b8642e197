import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

import { ApiProblem, type ProblemCode } from '../api/api-problem.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Reads a number for the sentence; 0 when an older service does not send it. */
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
  CREDENTIALS_REFUSED: () => msg`That e-mail and password don’t match. Check both and try again.`,
  ALREADY_REGISTERED: () => msg`Your account is already complete.`,
  REGISTRATION_REQUIRED: () => msg`Enter your name first to continue.`,
  CURRENT_PASSWORD_REQUIRED: () => msg`Enter your current password as well.`,
  PASSWORD_TOO_COMMON: () =>
    msg`Too many people use this password. Choose one that’s hard to guess.`,
  FRESH_SESSION_REQUIRED: () => msg`To keep your account safe, log in again to confirm it’s you.`,
  SECOND_STEP_ALREADY_ON: () => msg`Two-step verification is on already.`,
  SECOND_STEP_NOT_OFFERED: () => msg`That took too long. Start again and scan the new code.`,
  SECOND_STEP_OFF: () => msg`Two-step verification is off.`,
  SIGN_IN_EXPIRED: () => msg`This login attempt has expired. Start again.`,
  EMAIL_UNCHANGED: () => msg`That’s already your e-mail address. Enter the new one.`,
  IMAGE_REFUSED: () => msg`This picture can’t be used. Choose a JPEG, PNG or WebP picture.`,
  DELETION_BLOCKED: () =>
    msg`You still have open requests or offers. Close them first, then delete your account.`,
  DELETION_REQUESTED: () =>
    msg`Your account is already scheduled for deletion. You can still keep it.`,
  DELETION_NOT_REQUESTED: () => msg`Your account isn’t scheduled for deletion.`,

  // Professionals
  NOT_A_PROFESSIONAL: () => msg`Only professionals can do this.`,
  PROFESSIONAL_NOT_FOUND: () => msg`We couldn’t find this professional.`,

  // Requests and offers
  REQUEST_NOT_FOUND: () => msg`We couldn’t find this request.`,
  QUOTE_NOT_FOUND: () => msg`We couldn’t find this offer.`,
  REQUEST_ILLEGAL_TRANSITION: () =>
    msg`The request has just changed. Check it before you continue.`,
  QUOTE_ILLEGAL_TRANSITION: () => msg`The offer has just changed. Check it before you continue.`,
  QUOTE_STALE: () =>
    msg`The professional has just changed this offer. Read the new one, then decide.`,
  QUOTE_OUTDATED: () =>
    msg`The request was changed after this offer. The professional has to confirm it first.`,
  QUOTE_EXPIRED: () => msg`This offer is no longer valid. Ask the professional for a new one.`,
  QUOTE_LIMIT_REACHED: (facts) => {
    const limit = numberIn(facts, 'limit');
    return msg`This request already has ${plural(limit, {
      one: '# offer',
      other: '# offers',
    })} and takes no more.`;
  },
  ALREADY_QUOTED: () => msg`You’ve already sent an offer on this request. You can change it.`,
  REQUEST_LIMIT_REACHED: (facts) => {
    const limit = numberIn(facts, 'limit');
    return msg`New accounts can send ${plural(limit, {
      one: '# request',
      other: '# requests',
    })} a day. Try again tomorrow.`;
  },
  PROFESSIONAL_UNAVAILABLE: () =>
    msg`One of the professionals isn’t taking requests right now. Choose someone else.`,
  TIME_IN_THE_PAST: () => msg`That time has passed. Choose a future one.`,
  COUNTER_EMPTY: () => msg`Propose another price, another start, or both.`,

  // Notifications
  NOTIFICATION_NOT_FOUND: () => msg`This notification is no longer there.`,

  // Redirects
  REDIRECT_IN_CHAIN: ({ field }) =>
    field === 'path'
      ? msg`Another redirect points to this path. Change that one to the new target first.`
      : msg`This target redirects somewhere else. Enter the final address.`,
  REDIRECT_EXISTS: () => msg`This address already has a redirect. Change that one instead.`,
  REDIRECT_CHANGED: ({ now }) =>
    now === null
      ? msg`Another admin has just removed this redirect. If it’s still needed, add it again.`
      : msg`Another admin has just changed this redirect. Check where it points before you continue.`,
  REDIRECT_HOST_NOT_LISTED: () =>
    msg`That site isn’t on the allowed list. Enter a different address.`,

  // Operations
  EARLIER_EVENTS_PARKED: () =>
    msg`Earlier events of this stream are waiting too. Deal with the first one before this one.`,
  REDRIVE_ID_TAKEN: () => msg`This was already sent with different content. Reload the page.`,
  REBUILD_NOT_POSSIBLE: ({ state }) => {
    switch (state) {
      case 'building':
        return msg`This rebuild is still running. Wait until it has finished, or pause it.`;
      case 'paused':
        return msg`This rebuild is paused. Resume it, or drop it and start again.`;
      case 'built':
        return msg`This rebuild is ready. Swap it in, or drop it.`;
      case 'swapped':
        return msg`The rebuilt data is already in use. Drop the previous data before you start again.`;
      default:
        return msg`No rebuild is running. Start one first.`;
    }
  },
  REBUILD_SCHEMA_TAKEN: () =>
    msg`The database has a schema with the name that the rebuild needs. Rename it, then start again.`,

  // Any call
  VALIDATION_FAILED: () => msg`Some of it couldn’t be saved. Check the marked fields.`,
  MALFORMED_BODY: () => msg`What was sent couldn’t be read. Load the page again and try once more.`,
  UNSUPPORTED_MEDIA_TYPE: () =>
    msg`What was sent couldn’t be read. Load the page again and try once more.`,
  PAYLOAD_TOO_LARGE: () => msg`That’s too large. Shorten it and try again.`,
  UNAUTHENTICATED: () => msg`Your session has ended. Log in again to continue.`,
  FORBIDDEN: () => msg`You don’t have permission to do this.`,
  CROSS_SITE_REFUSED: () =>
    msg`We blocked this to keep your account safe. Reload the page and try again.`,
  NOT_FOUND: () => msg`We couldn’t find what you’re looking for.`,
  METHOD_NOT_ALLOWED: () => msg`This can’t be done here. Reload the page.`,
  IDEMPOTENCY_KEY_MISSING: () => msg`This didn’t work. Load the page again and try once more.`,
  IDEMPOTENCY_KEY_REUSED: () => msg`This was already sent with different content. Reload the page.`,
  PRECONDITION_REQUIRED: () => msg`This didn’t work. Load the page again and try once more.`,
  PRECONDITION_FAILED: () => msg`This was changed somewhere else. Check it before you continue.`,
  CONTENDED: () => msg`We’re very busy right now. Try again in a moment.`,
  RATE_LIMITED: () => msg`Too many attempts. Wait a minute, then try again.`,
  UNAVAILABLE: () => msg`We can’t do this right now. Try again in a minute.`,
  INTERNAL: () => msg`Something broke on our side. Try again in a minute.`,
  UNREACHABLE: () => msg`We got no answer. Check your connection and try again.`,
};

function isKnown(code: string): code is ProblemCode {
  return Object.hasOwn(problemSentences, code);
}

/** Returns whether the server said why: not for a bug, an unknown code, or no answer at all. */
export function isExplained(error: unknown): boolean {
  if (!(error instanceof ApiProblem) || !isKnown(error.code)) return false;
  return error.code !== 'INTERNAL' && error.code !== 'UNREACHABLE';
}

/** Returns the sentence for any thrown value; the general one for a bug. */
export function problemText(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiProblem)) return problemSentences.INTERNAL({});
  const code = isKnown(error.code) ? error.code : 'INTERNAL';
  return problemSentences[code](error.facts);
}
