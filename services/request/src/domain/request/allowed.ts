import type { Instant } from '@osta/contracts/instant';
import type {
  QuoteExpiredRefusal,
  QuoteIllegalTransition,
  RequestIllegalTransition,
} from '@osta/contracts/request/refusals';
import type { QuoteVerb, RequestStatus, RequestVerb } from '@osta/contracts/request/status';

import { hasLapsed, quoteVerbs, type Quote } from './quote.ts';
import type { WrittenRequest } from './service-request.ts';
import { statusAt } from './standing.ts';

/** The verbs that each status of a request allows, for any actor (docs/domain.md §1). */
export const requestVerbs: { readonly [Status in RequestStatus]: readonly RequestVerb[] } = {
  draft: ['submit', 'revise', 'withdraw', 'close'],
  open: ['invite', 'decline', 'revise', 'quote', 'withdraw', 'close'],
  quoted: ['revise', 'quote', 'withdraw', 'close'],
  awarding: ['close'],
  awarded: ['close'],
  declined: [],
  fulfilled: [],
  withdrawn: [],
  expired: [],
  closed: [],
};

/** Returns the refusal of an illegal transition: the current status and the verbs it allows. */
export function illegal(request: WrittenRequest, now: Instant): RequestIllegalTransition {
  const state = statusAt(request, now);
  return { code: 'REQUEST_ILLEGAL_TRANSITION', state, allowed: requestVerbs[state] };
}

/** Returns why the request does not allow `verb` now; `undefined` if it does. */
export function requestRefusal(
  verb: RequestVerb,
  request: WrittenRequest,
  now: Instant,
): RequestIllegalTransition | undefined {
  return requestVerbs[statusAt(request, now)].includes(verb) ? undefined : illegal(request, now);
}

/**
 * Returns why the quote does not allow `verb` now; `undefined` if it does.
 *
 * Quotes change only while their request is `quoted`: once one is accepted, all wait for the
 * booking.
 */
export function quoteRefusal(
  verb: QuoteVerb,
  quote: Quote,
  request: WrittenRequest,
  now: Instant,
): QuoteIllegalTransition | RequestIllegalTransition | QuoteExpiredRefusal | undefined {
  const { status: state, terms } = quote;
  const allowed = quoteVerbs[state];
  if (!allowed.includes(verb)) return { code: 'QUOTE_ILLEGAL_TRANSITION', state, allowed };
  if (statusAt(request, now) !== 'quoted') return illegal(request, now);
  if (hasLapsed(quote, now)) return { code: 'QUOTE_EXPIRED', validUntil: terms.validUntil };
  return undefined;
}
