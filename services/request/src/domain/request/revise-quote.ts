import type { QuoteId, ServiceRequestId } from '@osta/contracts/ids';
import type { QuoteRevised } from '@osta/contracts/request/quote-revised';
import type {
  QuoteExpiredRefusal,
  QuoteIllegalTransition,
  QuoteNotFound,
  RequestIllegalTransition,
  RequestNotFound,
  TimeInThePast,
} from '@osta/contracts/request/refusals';
import type { QuoteTerms } from '@osta/contracts/request/terms';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { quoteRefusal } from './allowed.ts';
import { parties } from './parties.ts';
import { meets } from './quote.ts';
import { invitationOf, quoteOf, type ServiceRequest } from './service-request.ts';
import { termsRefusal } from './terms-refusal.ts';

/** The professional changes the terms of a quote. */
export interface ReviseQuote {
  readonly requestId: ServiceRequestId;
  readonly quoteId: QuoteId;
  readonly terms: QuoteTerms;
}

export type ReviseQuoteRefusal =
  | RequestNotFound
  | QuoteNotFound
  | RequestIllegalTransition
  | QuoteIllegalTransition
  | QuoteExpiredRefusal
  | TimeInThePast;

/**
 * Records a new version, made for the current content of the request. It answers a
 * counter-proposal, if there is one.
 */
export const reviseQuote: Decider<ReviseQuote, ServiceRequest, QuoteRevised, ReviseQuoteRefusal> = (
  { quoteId, terms },
  request,
  { actor, now },
) => {
  if (request.status === 'none' || !invitationOf(request, actor)) {
    return refuse({ code: 'REQUEST_NOT_FOUND' });
  }
  const quote = quoteOf(request, quoteId);
  if (quote?.professionalId !== actor) return refuse({ code: 'QUOTE_NOT_FOUND' });
  const refusal = quoteRefusal('revise', quote, request, now) ?? termsRefusal(terms, now);
  if (refusal) return refuse(refusal);

  const { counter, version } = quote;
  const quoteVersion = version + 1;
  const meetsCounter = counter !== null && meets(terms, counter);
  const revised: QuoteRevised = {
    type: 'osta.request.quote-revised',
    data: { ...parties(request, quote), quoteVersion, terms, meetsCounter },
  };
  return accept(revised);
};
