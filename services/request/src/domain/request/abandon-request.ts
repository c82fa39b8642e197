import type { ServiceRequestId } from '@osta/contracts/ids';
import type { QuoteNotSelectedV1 } from '@osta/contracts/request/quote-not-selected.v1';
import type { RequestIllegalTransition, RequestNotFound } from '@osta/contracts/request/refusals';
import type { ServiceRequestWithdrawnV2 } from '@osta/contracts/request/service-request-withdrawn.v2';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import { notSelected } from './ending.ts';
import { stillAsked } from './parties.ts';
import type { ServiceRequest } from './service-request.ts';

/** The account of the customer is gone. */
export interface AbandonRequest {
  readonly requestId: ServiceRequestId;
}

export type AbandonRequestRefusal = RequestNotFound | RequestIllegalTransition;

/** Takes back what nobody is left to take back, drafts too. An accepted quote goes its way to the end. */
export const abandonRequest: Decider<
  AbandonRequest,
  ServiceRequest,
  ServiceRequestWithdrawnV2 | QuoteNotSelectedV1,
  AbandonRequestRefusal
> = (_command, request, { actor, now }) => {
  if (request.status === 'none' || actor !== 'system') return refuse({ code: 'REQUEST_NOT_FOUND' });
  const { status, customerId, content } = request;
  if (status !== 'draft' && status !== 'open' && status !== 'quoted') {
    return refuse(illegal(request, now));
  }
  const withdrawn: ServiceRequestWithdrawnV2 = {
    type: 'osta.request.service-request-withdrawn.v2',
    data: {
      customerId,
      professionalIds: stillAsked(request),
      serviceId: content.serviceId,
      reason: '',
    },
  };
  return accept(withdrawn, ...notSelected(request));
};
