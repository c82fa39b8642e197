import type { RequestSummary } from '@osta/contracts/request/api';

import type { RequestRole } from './requests.queries.ts';

/** Returns whether a request waits for its reader: for an offer, or for the choice of one. */
export function requestWaitsFor(
  role: RequestRole,
  { status, bestPrice }: Pick<RequestSummary, 'status' | 'bestPrice'>,
): boolean {
  const isOpen = status === 'open' || status === 'quoted';
  return isOpen && (bestPrice === null) === (role === 'professional');
}
