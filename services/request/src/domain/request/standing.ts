import type { Instant } from '@osta/contracts/instant';
import type { RequestStatus } from '@osta/contracts/request/status';
import type { RequestContent } from '@osta/contracts/request/terms';

import { canBeAccepted } from './quote.ts';
import type { WrittenRequest } from './service-request.ts';

/**
 * Returns the last moment at which the customer wants the work done; `null` if they are flexible.
 */
export function lastWanted({ wanted }: RequestContent): Instant | null {
  if (wanted.kind === 'flexible') return null;
  return wanted.windows.map(({ endsAt }) => endsAt).reduce((a, b) => (a < b ? b : a));
}

/**
 * Returns the first moment at which the request no longer stands by itself: it is too old or the
 * last wanted time is over, whichever comes first, unless it was reopened until later. `null` for a
 * draft.
 */
export function standsUntil({ content, expiresAt, reopenedUntil }: WrittenRequest): Instant | null {
  if (expiresAt === null) return null;
  const wanted = lastWanted(content);
  const planned = wanted !== null && wanted < expiresAt ? wanted : expiresAt;
  return reopenedUntil !== null && planned < reopenedUntil ? reopenedUntil : planned;
}

/**
 * Returns the status at this moment: a request whose time has run out is expired, whether or not
 * its timer has recorded that yet.
 */
export function statusAt(request: WrittenRequest, now: Instant): RequestStatus {
  const { status } = request;
  if (status !== 'open' && status !== 'quoted') return status;
  const until = standsUntil(request);
  return until !== null && now >= until ? 'expired' : status;
}

/**
 * Returns how many offers the request has at this moment: those that can still be accepted as long as it stands,
 * and all that came once one was accepted or it has ended.
 */
export function countOffers(request: WrittenRequest, now: Instant): number {
  const status = statusAt(request, now);
  const stands = status === 'open' || status === 'quoted';
  return request.quotes.filter((quote) => !stands || canBeAccepted(quote, now)).length;
}
