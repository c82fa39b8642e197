import type { ServiceRequestId } from '@osta/contracts/ids';
import type { QuoteNotSelected } from '@osta/contracts/request/quote-not-selected';
import type { RequestIllegalTransition, RequestNotFound } from '@osta/contracts/request/refusals';
import type { ServiceRequestClosedByAdmin } from '@osta/contracts/request/service-request-closed-by-admin';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { requestRefusal } from './allowed.ts';
import { endedWith } from './ending.ts';
import { stillAsked } from './parties.ts';
import type { ServiceRequest } from './service-request.ts';

/** An admin ends the request. */
export interface CloseRequest {
  readonly requestId: ServiceRequestId;
  /** The admin's words. Those that were recorded before may be empty. */
  readonly reason: string;
}

export type CloseRequestRefusal = RequestNotFound | RequestIllegalTransition;

/**
 * Closes a request from every status that is not final. The route's policy checks that the actor is
 * an admin.
 */
export const closeRequest: Decider<
  CloseRequest,
  ServiceRequest,
  ServiceRequestClosedByAdmin | QuoteNotSelected,
  CloseRequestRefusal
> = ({ reason }, request, { now }) => {
  if (request.status === 'none') return refuse({ code: 'REQUEST_NOT_FOUND' });

  const refusal = requestRefusal('close', request, now);
  if (refusal) return refuse(refusal);

  const { customerId, content } = request;
  const closed: ServiceRequestClosedByAdmin = {
    type: 'osta.request.service-request-closed-by-admin',
    data: {
      customerId,
      professionalIds: stillAsked(request),
      serviceId: content.serviceId,
      reason,
    },
  };
  return accept(closed, ...endedWith(request, 'closed'));
};
