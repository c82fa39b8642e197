import type { QuoteId, ServiceRequestId } from '@osta/contracts/ids';
import type { QuoteWithdrawn } from '@osta/contracts/request/quote-withdrawn';
import type {
  QuoteExpiredRefusal,
  QuoteIllegalTransition,
  QuoteNotFound,
  RequestIllegalTransition,
  RequestNotFound,
} from '@osta/contracts/request/refusals';
import type { ServiceRequestBackToOpen } from '@osta/contracts/request/service-request-back-to-open';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { quoteRefusal } from './allowed.ts';
import { backToOpen } from './ending.ts';
import { parties } from './parties.ts';
import { invitationOf, quoteOf, type ServiceRequest } from './service-request.ts';

/** The professional withdraws a quote. */
export interface WithdrawQuote {
  readonly requestId: ServiceRequestId;
  readonly quoteId: QuoteId;
  /** The professional's words; empty when there are none. */
  readonly reason: string;
}

export type WithdrawQuoteRefusal =
  | RequestNotFound
  | QuoteNotFound
  | RequestIllegalTransition
  | QuoteIllegalTransition
  | QuoteExpiredRefusal;

/** Withdraws a quote until it is accepted. If no other quote stands, the request is open again. */
export const withdrawQuote: Decider<
  WithdrawQuote,
  ServiceRequest,
  QuoteWithdrawn | ServiceRequestBackToOpen,
  WithdrawQuoteRefusal
> = ({ quoteId, reason }, request, { actor, now }) => {
  if (request.status === 'none' || !invitationOf(request, actor)) {
    return refuse({ code: 'REQUEST_NOT_FOUND' });
  }
  const quote = quoteOf(request, quoteId);
  if (quote?.professionalId !== actor) return refuse({ code: 'QUOTE_NOT_FOUND' });
  const refusal = quoteRefusal('withdraw', quote, request, now);
  if (refusal) return refuse(refusal);

  const withdrawn: QuoteWithdrawn = {
    type: 'osta.request.quote-withdrawn',
    data: { ...parties(request, quote), reason },
  };
  return accept(withdrawn, ...backToOpen(request, quote));
};
