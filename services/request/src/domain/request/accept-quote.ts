import { BookingId, type QuoteId, type ServiceRequestId } from '@osta/contracts/ids';
import { later } from '@osta/contracts/instant';
import type { QuoteAccepted } from '@osta/contracts/request/quote-accepted';
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
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { quoteRefusal } from './allowed.ts';
import { parties } from './parties.ts';
import type { RequestPolicy } from './request-policy.ts';
import { quoteOf, type ServiceRequest } from './service-request.ts';

/** The customer accepts one version of a quote. */
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
 * Accepts a quote if the version is the current one, was made for the current content of the
 * request, and its start lies ahead.
 *
 * The other quotes stay as they are: if the booking fails, or nobody confirms it in time, the
 * customer chooses again.
 */
export function acceptQuote(
  { quoteId, quoteVersion }: AcceptQuote,
  request: ServiceRequest,
  { actor, now, newId }: Context,
  { awardWaitsFor }: RequestPolicy,
): Decision<QuoteAccepted, AcceptQuoteRefusal> {
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

  const patience = later(now, awardWaitsFor);
  const confirmBy = patience < terms.proposedStart ? patience : terms.proposedStart;
  const accepted: QuoteAccepted = {
    type: 'osta.request.quote-accepted',
    data: {
      ...parties(request, quote),
      bookingId: BookingId.parse(newId(0)),
      placeId: request.content.placeId,
      quoteVersion,
      terms,
      confirmBy,
    },
  };
  return accept(accepted);
}
