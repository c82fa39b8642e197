import type { QuoteId, ServiceRequestId } from '@osta/contracts/ids';
import type { QuoteWithdrawn } from '@osta/contracts/request/quote-withdrawn';
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
import { isStanding, quoteVerbs } from './quote.ts';
import { quoteOf, type ServiceRequest } from './service-request.ts';

/** The professional's account was erased. */
export interface AbandonQuote {
  readonly requestId: ServiceRequestId;
  readonly quoteId: QuoteId;
}

export type AbandonQuoteRefusal =
  | RequestNotFound
  | QuoteNotFound
  | RequestIllegalTransition
  | QuoteIllegalTransition;

/** Withdraws a standing quote whose professional no longer exists. */
export const abandonQuote: Decider<
  AbandonQuote,
  ServiceRequest,
  QuoteWithdrawn | ServiceRequestBackToOpen,
  AbandonQuoteRefusal
> = ({ quoteId }, request, { actor, now }) => {
  if (request.status === 'none' || actor !== 'system') return refuse({ code: 'REQUEST_NOT_FOUND' });
  const quote = quoteOf(request, quoteId);
  if (!quote) return refuse({ code: 'QUOTE_NOT_FOUND' });
  if (!isStanding(quote)) {
    const { status: state } = quote;
    return refuse({ code: 'QUOTE_ILLEGAL_TRANSITION', state, allowed: quoteVerbs[state] });
  }
  // While another one waits for its booking, too: if that fails, every quote stands again
  const isOpen = request.status === 'quoted';
  if (!isOpen && request.status !== 'awarding') return refuse(illegal(request, now));

  const withdrawn: QuoteWithdrawn = {
    type: 'osta.request.quote-withdrawn',
    data: { ...parties(request, quote), reason: '' },
  };
  return isOpen ? accept(withdrawn, ...backToOpen(request, quote)) : accept(withdrawn);
};
