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

/** What can be asked of a request in each status, whoever asks (docs/domain.md §1). */
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

/** The refusal of a transition that is not there: where the request stands, and what is possible. */
export function illegal(request: WrittenRequest, now: Instant): RequestIllegalTransition {
  const state = statusAt(request, now);
  return { code: 'REQUEST_ILLEGAL_TRANSITION', state, allowed: requestVerbs[state] };
}

/** Why `verb` cannot be asked of the request now; `undefined` when it can. */
export function requestRefusal(
  verb: RequestVerb,
  request: WrittenRequest,
  now: Instant,
): RequestIllegalTransition | undefined {
  return requestVerbs[statusAt(request, now)].includes(verb) ? undefined : illegal(request, now);
}

/**
 * Why `verb` cannot be asked of the quote now; `undefined` when it can.
 *
 * Quotes move only while their request is `quoted`: from the acceptance on, all wait for the booking.
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
