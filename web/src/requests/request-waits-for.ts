import type { RequestSummary } from '@osta/contracts/request/api';

import type { RequestRole } from './requests.queries.ts';

/** Returns whether a request waits for its reader: for an offer, or for the choice of one. */
export function requestWaitsFor(
  role: RequestRole,
  request: Pick<RequestSummary, 'status' | 'bestPrice' | 'ownQuote' | 'hasDeclined'>,
): boolean {
  const { status, bestPrice, ownQuote, hasDeclined } = request;
  const waits = role === 'professional' ? ownQuote === null && !hasDeclined : bestPrice !== null;
  return (status === 'open' || status === 'quoted') && waits;
}
