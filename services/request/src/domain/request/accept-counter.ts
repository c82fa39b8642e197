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
import type { Quote } from './quote.ts';
import { invitationOf, quoteOf, type ServiceRequest } from './service-request.ts';
import { termsRefusal } from './terms-refusal.ts';

/** The professional accepts the customer's counter-proposal. */
export interface AcceptCounter {
  readonly requestId: ServiceRequestId;
  readonly quoteId: QuoteId;
}

export type AcceptCounterRefusal =
  | RequestNotFound
  | QuoteNotFound
  | RequestIllegalTransition
  | QuoteIllegalTransition
  | QuoteExpiredRefusal
  | TimeInThePast;

/** Records a new version with the proposed price and start. The customer still has to accept it. */
export const acceptCounter: Decider<
  AcceptCounter,
  ServiceRequest,
  QuoteRevised,
  AcceptCounterRefusal
> = ({ quoteId }, request, { actor, now }) => {
  if (request.status === 'none' || !invitationOf(request, actor)) {
    return refuse({ code: 'REQUEST_NOT_FOUND' });
  }
  const quote = quoteOf(request, quoteId);
  if (quote?.professionalId !== actor) return refuse({ code: 'QUOTE_NOT_FOUND' });
  const refusal = quoteRefusal('accept-counter', quote, request, now);
  if (refusal) return refuse(refusal);

  const terms = asProposed(quote);
  const past = termsRefusal(terms, now);
  if (past) return refuse(past);

  const quoteVersion = quote.version + 1;
  const revised: QuoteRevised = {
    type: 'osta.request.quote-revised',
    data: { ...parties(request, quote), quoteVersion, terms, meetsCounter: true },
  };
  return accept(revised);
};

function asProposed({ terms, counter }: Quote): QuoteTerms {
  const { price, proposedStart } = counter ?? { price: null, proposedStart: null };
  return {
    ...terms,
    price: price === null ? terms.price : { kind: 'fixed', amount: price },
    proposedStart: proposedStart ?? terms.proposedStart,
  };
}
