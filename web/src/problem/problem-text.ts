import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

import { ApiProblem, type ProblemCode } from '../api/api-problem.ts';
import { blockSentences } from './block-sentences.ts';
import { catalogueSentences } from './catalogue-sentences.ts';
import { deletionBlocked } from './deletion-blocked.ts';
import { notAProfessional } from './not-a-professional.ts';
import { paymentSentences } from './payment-sentences.ts';
import { pdfRefused } from './pdf-refused.ts';
import { planSentences } from './plan-sentences.ts';
import { reviewSentences } from './review-sentences.ts';
import { slotSentences } from './slot-sentences.ts';
import { tooManyAttempts } from './too-many-attempts.ts';

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
  CREDENTIALS_REFUSED: () => msg`That email and password don’t match. Check both and try again.`,
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
  EMAIL_UNCHANGED: () => msg`That’s already your email address. Enter the new one.`,
  IMAGE_REFUSED: () => msg`This picture can’t be used. Choose a JPEG, PNG or WebP picture.`,
  DELETION_BLOCKED: ({ open }) => deletionBlocked(open),
  DELETION_REQUESTED: () =>
    msg`Your account is already scheduled for deletion. You can still keep it.`,
  DELETION_NOT_REQUESTED: () => msg`Your account isn’t scheduled for deletion.`,

  // Professionals
  NOT_A_PROFESSIONAL: ({ standing }) => notAProfessional(standing),
  PROFESSIONAL_NOT_FOUND: () => msg`We couldn’t find this professional.`,
  PROFILE_NOT_PUBLISHED: () => msg`Publish your profile first.`,
  PROFILE_PAUSED: () => msg`Your profile is paused. End the break first.`,
  AREA_TOO_SMALL: () => msg`Set at least three corners, 500 metres apart and not on one line.`,
  AREA_CROSSES_ITSELF: () => msg`The red edges cross or touch. Move a corner until none do.`,
  AREA_TOO_LARGE: () => msg`A corner is more than 200 km from where you start. Move it closer.`,
  PAUSE_IN_THE_PAST: () => msg`That day is over. Choose today or a later day.`,
  PROFESSIONAL_PAUSED: () =>
    msg`This professional isn’t taking new requests or bookings right now. Choose someone else.`,

  // Services that professionals offer
  OFFERING_NOT_FOUND: () => msg`We couldn’t find this service.`,
  OFFERING_STATE: () => msg`This service has just changed. Check it before you continue.`,
  LOOK_ALREADY_ASKED: () => msg`You’ve already asked us to look at this service again.`,
  OWN_OFFERING: () => msg`You can’t decide on your own service.`,
  OFFERING_WITHOUT_HOURS: () =>
    msg`This service has no open hours yet. Say when it can be booked first.`,
  EXCEPTION_IN_THE_PAST: () => msg`A day you added is over. Choose today or a later day.`,
  TOO_MANY_OFFERINGS: (facts) => {
    const limit = numberIn(facts, 'limit');
    return msg`You already have ${plural(limit, {
      one: '# service',
      other: '# services',
    })}. Archive one to make room.`;
  },
  ...catalogueSentences,
  // Applications
  APPLICATION_NOT_FOUND: () => msg`We couldn’t find this application.`,
  NOT_APPLIED: () => msg`You haven’t applied yet. Fill the form in first.`,
  APPLICATION_ILLEGAL_TRANSITION: () =>
    msg`The application has just changed. Check it before you continue.`,
  APPLICATION_INCOMPLETE: () =>
    msg`Something is still missing. Complete the marked sections first.`,
  REAPPLY_TOO_EARLY: () => msg`You can’t apply again yet. The date is on this page.`,
  RESUBMIT_LIMIT_REACHED: () =>
    msg`The applicant has changed it as often as they may. Approve it or reject it.`,
  CHANGES_EMPTY: () => msg`Write what to change in at least one field.`,
  DOCUMENT_NOT_FOUND: () => msg`This document is no longer there, or is already reviewed.`,
  DOCUMENT_LIMIT_REACHED: () =>
    msg`Too many documents are waiting for their review. Remove one first.`,
  DOCUMENT_EXPIRED: () => msg`This document has expired. Choose one that’s still valid.`,
  DOCUMENT_NOT_YET_ISSUED: () => msg`The date of issue is in the future. Check it on the document.`,
  DOCUMENT_DATES_CROSSED: () =>
    msg`The document has to expire after its date of issue. Check both dates on it.`,
  DOCUMENTS_NOT_ACCEPTED: () => msg`Review all documents and accept a proof of identity first.`,
  SECOND_ADMIN_NEEDED: () => msg`You’ve approved it already. A second admin has to agree.`,
  OWN_APPLICATION: () => msg`You can’t decide on your own application.`,
  PDF_REFUSED: ({ reason }) => pdfRefused(reason),
  FILE_LIMIT_REACHED: () => msg`You’ve uploaded as many files as you can. Remove a document first.`,

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
  REQUEST_NOT_TAKEN: () => msg`Some of them don’t take requests like this one. Choose others.`,
  NOBODY_TAKES_REQUEST: () => msg`Nobody can take this now. Choose people, or change the budget.`,
  PHOTO_LIMIT_REACHED: () =>
    msg`You’ve uploaded many photos without sending them. Send the request with those it has.`,
  TIME_IN_THE_PAST: () => msg`That time has passed. Choose a future one.`,
  COUNTER_EMPTY: () => msg`Propose another price, another start, or both.`,

  // Bookings
  BOOKING_NOT_FOUND: () => msg`We couldn’t find this booking.`,
  BOOKING_ILLEGAL_TRANSITION: () =>
    msg`The booking has just changed. Check it before you continue.`,
  BOOKING_NOT_CONFIRMED: () =>
    msg`This booking isn’t confirmed, so it can’t go into your calendar.`,
  SERIES_NOT_FREE: () =>
    msg`Some of the dates are no longer free. Change or leave them out, then try again.`,
  BOOKING_NOT_IN_SERIES: () => msg`This booking doesn’t repeat.`,
  SERVICE_NOT_BOOKABLE: () => msg`This service can’t be booked right now. Choose another one.`,
  HOLD_LIMIT_REACHED: (facts) => {
    const limit = numberIn(facts, 'limit');
    return msg`You’re already holding ${plural(limit, {
      one: '# time',
      other: '# times',
    })}. Finish one booking, or wait a few minutes.`;
  },
  BOOKING_PAUSED: () =>
    msg`You can’t book times yourself for now, because of late cancellations or missed bookings. “My bookings” says until when. You can still ask for offers.`,
  NEW_TIME_INVALID: () =>
    msg`Choose a time within the next six months that differs from the current one.`,
  PROPOSAL_CHANGED: () => msg`Another time is proposed now. Read it, then answer.`,
  PROPOSALS_USED_UP: () =>
    msg`You’ve proposed other times as often as you can. Write a message: the other side can still propose one.`,
  START_CODE_WRONG: () => msg`That code is wrong. Ask the customer for the four digits.`,
  START_CODE_LOCKED: () =>
    msg`The code was wrong five times, so it no longer works. Ask the customer to press “The work has started”.`,
  TOO_EARLY: () => msg`It’s too early for that. The booking says from when on it’s possible.`,
  EXTRA_NOT_FOUND: () => msg`We couldn’t find this extra work.`,
  EXTRA_UNANSWERED: () =>
    msg`The customer hasn’t answered your extra work yet. Wait for the answer, or take the extra work back, then finish.`,
  PRICE_ABOVE_AGREED: () =>
    msg`That’s more than you agreed on. Propose the rest as extra work; once the customer approves it, it counts.`,
  MESSAGES_CLOSED: () => msg`You can no longer write on this booking.`,
  MESSAGES_FULL: () => msg`This booking has as many messages as it can have.`,
  WAIT_NOT_FOUND: () => msg`We couldn’t find this place on a waiting list.`,
  WAIT_IS_OVER: () => msg`You’re no longer waiting for this time.`,
  WAIT_DAYS_INVALID: (facts) => {
    const days = numberIn(facts, 'most');
    return msg`Choose days that can be booked, at most ${plural(days, {
      one: '# day',
      other: '# days',
    })} at once.`;
  },
  ALREADY_WAITING: () => msg`You’re already on the waiting list for one of these days.`,
  WAIT_LIMIT_REACHED: (facts) => {
    const limit = numberIn(facts, 'limit');
    return msg`You’re already on ${plural(limit, {
      one: '# waiting list',
      other: '# waiting lists',
    })}. Leave one, then try again.`;
  },
  ...reviewSentences,

  // Stores
  STORE_NOT_FOUND: () => msg`We couldn’t find this store.`,
  STORE_ROLE_TOO_LOW: () => msg`Your role in this store doesn’t allow that. Ask its owner.`,
  STORE_ILLEGAL_TRANSITION: () => msg`The store has just changed. Check it before you continue.`,
  STORE_INCOMPLETE: () => msg`Something is still missing. Complete the marked sections first.`,
  STORE_LIMIT_REACHED: (facts) => {
    const limit = numberIn(facts, 'limit');
    return msg`You already own ${plural(limit, {
      one: '# store',
      other: '# stores',
    })}. Close one to make room.`;
  },
  STORE_CHANGES_EMPTY: () => msg`Write what to change in at least one field.`,
  OWN_STORE: () => msg`You can’t decide on a store you belong to.`,
  SUBSCRIPTION_ILLEGAL_TRANSITION: () =>
    msg`The subscription has just changed. Check it before you continue.`,
  RECEIPT_REFUSED: () =>
    msg`This receipt can’t be used. Choose a JPEG, PNG or WebP picture, or a PDF of up to 5 pages without a password.`,
  RECEIPT_NOT_FOUND: () => msg`The receipt is gone. Upload it again.`,
  RECEIPT_LIMIT_REACHED: () => msg`There’s no room for more receipts. Write to us, and we help.`,
  ANNOUNCEMENT_NOT_FOUND: () => msg`This payment has just changed. Check it before you continue.`,
  ANNOUNCEMENT_LIMIT_REACHED: (facts) => {
    const limit = numberIn(facts, 'limit');
    return msg`We’re still checking ${plural(limit, {
      one: '# payment',
      other: '# payments',
    })} of this store. Add the next one after that.`;
  },
  PICTURE_LIMIT_REACHED: (facts) => {
    const limit = numberIn(facts, 'limit');
    return msg`There is room for ${plural(limit, {
      one: '# photo',
      other: '# photos',
    })}. Remove one you no longer need.`;
  },
  PICTURE_NOT_FOUND: () => msg`This photo is no longer there. Upload it again.`,
  MEMBER_LIMIT_REACHED: (facts) => {
    const limit = numberIn(facts, 'limit');
    return msg`Your plan has room for ${plural(limit, {
      one: '# member',
      other: '# members',
    })} besides the owner. Remove one, or choose a larger plan.`;
  },
  MEMBER_NOT_FOUND: () => msg`This person is no longer a member of the store.`,
  INVITATION_NOT_FOUND: () =>
    msg`This invitation has been used, taken back, or has expired. Ask for a new one.`,
  STORE_HAS_BOOKINGS: (facts) => {
    const count = numberIn(facts, 'count');
    return msg`The store still has ${plural(count, {
      one: '# open booking',
      other: '# open bookings',
    })}. Complete or cancel what is open, then close the store.`;
  },
  ...blockSentences,
  ...slotSentences,
  ...paymentSentences,
  ...planSentences,
  STAFF_NOT_FOUND: () => msg`This person is no longer on the staff of the store.`,
  STORE_NOT_BOOKABLE: () =>
    msg`This can’t be booked at the store right now. Choose someone else, or book with the professional.`,
  ALREADY_MEMBER: () => msg`You’re already a member of this store.`,

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
  REBUILD_NEEDS_OWNER: () => msg`Only the operator of the server can rebuild data here.`,
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
  RATE_LIMITED: ({ retryAfter }) => tooManyAttempts(retryAfter),
  UNAVAILABLE: () => msg`We can’t do this right now. Try again in a minute.`,
  INTERNAL: () => msg`Something broke on our side. Try again in a minute.`,
  UNREACHABLE: () => msg`We got no answer. Check your connection and try again.`,
  OFFLINE: () => msg`You’re offline, and this needs a connection. Try again when it’s back.`,
  WAITED_TOO_LONG: () =>
    msg`This waited for a connection for more than a day, so we didn’t send it. Check before you do it again.`,
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
