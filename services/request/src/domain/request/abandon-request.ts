import type { ServiceRequestId } from '@osta/contracts/ids';
import type { QuoteNotSelected } from '@osta/contracts/request/quote-not-selected';
import type { RequestIllegalTransition, RequestNotFound } from '@osta/contracts/request/refusals';
import type { ServiceRequestWithdrawn } from '@osta/contracts/request/service-request-withdrawn';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import { endedWith } from './ending.ts';
import { stillAsked } from './parties.ts';
import type { ServiceRequest } from './service-request.ts';

/** The customer's account was erased. */
export interface AbandonRequest {
  readonly requestId: ServiceRequestId;
}

export type AbandonRequestRefusal = RequestNotFound | RequestIllegalTransition;

/**
 * Withdraws a request, or a draft, whose customer no longer exists. A request with an accepted
 * quote goes on.
 */
export const abandonRequest: Decider<
  AbandonRequest,
  ServiceRequest,
  ServiceRequestWithdrawn | QuoteNotSelected,
  AbandonRequestRefusal
> = (_command, request, { actor, now }) => {
  if (request.status === 'none' || actor !== 'system') return refuse({ code: 'REQUEST_NOT_FOUND' });
  const { status, customerId, content } = request;
  if (status !== 'draft' && status !== 'open' && status !== 'quoted') {
    return refuse(illegal(request, now));
  }
  const withdrawn: ServiceRequestWithdrawn = {
    type: 'osta.request.service-request-withdrawn',
    data: {
      customerId,
      professionalIds: stillAsked(request),
      serviceId: content.serviceId,
      reason: '',
    },
  };
  return accept(withdrawn, ...endedWith(request, 'withdrawn'));
};
