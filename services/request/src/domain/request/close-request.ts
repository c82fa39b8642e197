import type { ServiceRequestId } from '@osta/contracts/ids';
import type { QuoteNotSelectedV1 } from '@osta/contracts/request/quote-not-selected.v1';
import type { RequestIllegalTransition, RequestNotFound } from '@osta/contracts/request/refusals';
import type { ServiceRequestClosedByAdminV2 } from '@osta/contracts/request/service-request-closed-by-admin.v2';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { requestRefusal } from './allowed.ts';
import { notSelected } from './ending.ts';
import { stillAsked } from './parties.ts';
import type { ServiceRequest } from './service-request.ts';

/** An admin ends the request. */
export interface CloseRequest {
  readonly requestId: ServiceRequestId;
  /** The admin's words; empty when there are none. */
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
  ServiceRequestClosedByAdminV2 | QuoteNotSelectedV1,
  CloseRequestRefusal
> = ({ reason }, request, { now }) => {
  if (request.status === 'none') return refuse({ code: 'REQUEST_NOT_FOUND' });

  const refusal = requestRefusal('close', request, now);
  if (refusal) return refuse(refusal);

  const { customerId, content } = request;
  const closed: ServiceRequestClosedByAdminV2 = {
    type: 'osta.request.service-request-closed-by-admin.v2',
    data: {
      customerId,
      professionalIds: stillAsked(request),
      serviceId: content.serviceId,
      reason,
    },
  };
  return accept(closed, ...notSelected(request));
};
