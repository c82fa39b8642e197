import type { QuoteId, ServiceRequestId } from '@osta/contracts/ids';
import type { QuoteExpired } from '@osta/contracts/request/quote-expired';
import type {
  QuoteIllegalTransition,
  QuoteNotFound,
  RequestIllegalTransition,
  RequestNotFound,
} from '@osta/contracts/request/refusals';
import type { ServiceRequestBackToOpen } from '@osta/contracts/request/service-request-back-to-open';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import { backToOpen } from './ending.ts';
import { parties } from './parties.ts';
import { hasLapsed, isStanding, quoteVerbs } from './quote.ts';
import { quoteOf, type ServiceRequest } from './service-request.ts';

/** The timer of a quote fires. */
export interface ExpireQuote {
  readonly requestId: ServiceRequestId;
  readonly quoteId: QuoteId;
}

export type ExpireQuoteRefusal =
  | RequestNotFound
  | QuoteNotFound
  | RequestIllegalTransition
  | QuoteIllegalTransition;

/**
 * Records once that a quote has expired; a timer that fires early changes nothing.
 *
 * While an accepted quote waits for its booking, nothing expires: the timer has to fire again. A
 * quote that lapsed before its request did is recorded first, however late both timers fire.
 */
export const expireQuote: Decider<
  ExpireQuote,
  ServiceRequest,
  QuoteExpired | ServiceRequestBackToOpen,
  ExpireQuoteRefusal
> = ({ quoteId }, request, { actor, now }) => {
  if (request.status === 'none' || actor !== 'system') return refuse({ code: 'REQUEST_NOT_FOUND' });
  const quote = quoteOf(request, quoteId);
  if (!quote) return refuse({ code: 'QUOTE_NOT_FOUND' });
  if (!isStanding(quote) || !hasLapsed(quote, now)) {
    const { status: state } = quote;
    return refuse({ code: 'QUOTE_ILLEGAL_TRANSITION', state, allowed: quoteVerbs[state] });
  }
  if (request.status !== 'quoted') return refuse(illegal(request, now));

  const expired: QuoteExpired = {
    type: 'osta.request.quote-expired',
    data: parties(request, quote),
  };
  return accept(expired, ...backToOpen(request, quote));
};
