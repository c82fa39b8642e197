import type { ServiceRequestId } from '@osta/contracts/ids';
import type { QuoteNotSelected } from '@osta/contracts/request/quote-not-selected';
import type { RequestIllegalTransition, RequestNotFound } from '@osta/contracts/request/refusals';
import type { ServiceRequestExpired } from '@osta/contracts/request/service-request-expired';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import { endedWith } from './ending.ts';
import type { ServiceRequest } from './service-request.ts';
import { lastWanted, statusAt } from './standing.ts';

/** The timer of the request fires. */
export interface ExpireRequest {
  readonly requestId: ServiceRequestId;
}

export type ExpireRequestRefusal = RequestNotFound | RequestIllegalTransition;

/** Records once that the request has expired; a timer that fires early changes nothing. */
export const expireRequest: Decider<
  ExpireRequest,
  ServiceRequest,
  ServiceRequestExpired | QuoteNotSelected,
  ExpireRequestRefusal
> = (_command, request, { actor, now }) => {
  if (request.status === 'none' || actor !== 'system') return refuse({ code: 'REQUEST_NOT_FOUND' });
  const isRecorded = request.status === 'expired';
  if (isRecorded || statusAt(request, now) !== 'expired') return refuse(illegal(request, now));

  const { customerId, content } = request;
  const wanted = lastWanted(content);
  const cause = wanted !== null && wanted <= now ? 'wanted-time-passed' : 'age';
  const expired: ServiceRequestExpired = {
    type: 'osta.request.service-request-expired',
    data: { customerId, serviceId: content.serviceId, cause },
  };
  return accept(expired, ...endedWith(request, 'expired'));
};
