import type { QuoteId, ServiceRequestId } from '@osta/contracts/ids';
import type { QuoteDeclined } from '@osta/contracts/request/quote-declined';
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
import { quoteOf, type ServiceRequest } from './service-request.ts';

/** The customer declines a quote. */
export interface DeclineQuote {
  readonly requestId: ServiceRequestId;
  readonly quoteId: QuoteId;
  /** The customer's words; empty when there are none. */
  readonly reason: string;
}

export type DeclineQuoteRefusal =
  | RequestNotFound
  | QuoteNotFound
  | RequestIllegalTransition
  | QuoteIllegalTransition
  | QuoteExpiredRefusal;

/**
 * Declines a quote, whatever its version: the answer does not depend on the terms. If no other
 * quote stands, the request is open again.
 */
export const declineQuote: Decider<
  DeclineQuote,
  ServiceRequest,
  QuoteDeclined | ServiceRequestBackToOpen,
  DeclineQuoteRefusal
> = ({ quoteId, reason }, request, { actor, now }) => {
  if (request.status === 'none' || request.customerId !== actor) {
    return refuse({ code: 'REQUEST_NOT_FOUND' });
  }
  const quote = quoteOf(request, quoteId);
  if (!quote) return refuse({ code: 'QUOTE_NOT_FOUND' });
  const refusal = quoteRefusal('decline', quote, request, now);
  if (refusal) return refuse(refusal);

  const declined: QuoteDeclined = {
    type: 'osta.request.quote-declined',
    data: { ...parties(request, quote), reason },
  };
  return accept(declined, ...backToOpen(request, quote));
};
