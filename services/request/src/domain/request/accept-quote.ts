import type { QuoteId, ServiceRequestId } from '@osta/contracts/ids';
import type { QuoteAcceptedV2 } from '@osta/contracts/request/quote-accepted.v2';
import type {
  QuoteExpiredRefusal,
  QuoteIllegalTransition,
  QuoteNotFound,
  QuoteOutdated,
  QuoteStale,
  RequestIllegalTransition,
  RequestNotFound,
  TimeInThePast,
} from '@osta/contracts/request/refusals';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { quoteRefusal } from './allowed.ts';
import { parties } from './parties.ts';
import { quoteOf, type ServiceRequest } from './service-request.ts';

/** The customer says yes to one version of a quote. */
export interface AcceptQuote {
  readonly requestId: ServiceRequestId;
  readonly quoteId: QuoteId;
  /** The version that the customer read. */
  readonly quoteVersion: number;
}

export type AcceptQuoteRefusal =
  | RequestNotFound
  | QuoteNotFound
  | RequestIllegalTransition
  | QuoteIllegalTransition
  | QuoteExpiredRefusal
  | QuoteStale
  | QuoteOutdated
  | TimeInThePast;

/**
 * Yes to exactly the version that stands, made for the request as it is, for a start still ahead.
 *
 * The other quotes are left as they are: should the booking fail, the customer chooses again.
 */
export const acceptQuote: Decider<
  AcceptQuote,
  ServiceRequest,
  QuoteAcceptedV2,
  AcceptQuoteRefusal
> = ({ quoteId, quoteVersion }, request, { actor, now }) => {
  if (request.status === 'none' || request.customerId !== actor) {
    return refuse({ code: 'REQUEST_NOT_FOUND' });
  }
  const quote = quoteOf(request, quoteId);
  if (!quote) return refuse({ code: 'QUOTE_NOT_FOUND' });
  const refusal = quoteRefusal('accept', quote, request, now);
  if (refusal) return refuse(refusal);

  const { version, terms, isOutdated } = quote;
  if (quoteVersion !== version) {
    return refuse({ code: 'QUOTE_STALE', currentVersion: version, terms });
  }
  if (isOutdated) return refuse({ code: 'QUOTE_OUTDATED' });
  if (terms.proposedStart <= now) return refuse({ code: 'TIME_IN_THE_PAST' });

  const accepted: QuoteAcceptedV2 = {
    type: 'osta.request.quote-accepted.v2',
    data: { ...parties(request, quote), quoteVersion, terms },
  };
  return accept(accepted);
};
