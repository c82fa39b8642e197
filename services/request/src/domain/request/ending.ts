import type { QuoteNotSelected } from '@osta/contracts/request/quote-not-selected';
import type { ServiceRequestBackToOpen } from '@osta/contracts/request/service-request-back-to-open';

import { parties } from './parties.ts';
import { isStanding, type Quote } from './quote.ts';
import type { WrittenRequest } from './service-request.ts';

/**
 * Returns the event that opens the request again when `ended` was its last standing quote;
 * otherwise nothing.
 */
export function backToOpen(request: WrittenRequest, ended: Quote): ServiceRequestBackToOpen[] {
  const isAnotherStanding = request.quotes.some(
    (quote) => quote.id !== ended.id && isStanding(quote),
  );
  if (isAnotherStanding) return [];
  const { customerId } = request;
  return [{ type: 'osta.request.service-request-back-to-open', data: { customerId } }];
}

/** Returns a `QuoteNotSelected` for every quote that still stands when another one wins. */
export function notSelected(request: WrittenRequest, won: Quote | undefined): QuoteNotSelected[] {
  return request.quotes
    .filter((quote) => isStanding(quote) && quote !== won)
    .map((quote) => ({
      type: 'osta.request.quote-not-selected',
      data: parties(request, quote),
    }));
}

/** Returns a `QuoteNotSelected` for every quote that still stands when the request ends, and nobody gets the work. */
export function endedWith(
  request: WrittenRequest,
  ended: NonNullable<QuoteNotSelected['data']['ended']>,
): QuoteNotSelected[] {
  return notSelected(request, undefined).map(({ type, data }) => ({
    type,
    data: { ...data, ended },
  }));
}
