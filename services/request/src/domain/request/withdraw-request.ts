import type { ServiceRequestId } from '@osta/contracts/ids';
import type { QuoteNotSelected } from '@osta/contracts/request/quote-not-selected';
import type { RequestIllegalTransition, RequestNotFound } from '@osta/contracts/request/refusals';
import type { ServiceRequestWithdrawn } from '@osta/contracts/request/service-request-withdrawn';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { requestRefusal } from './allowed.ts';
import { endedWith } from './ending.ts';
import { stillAsked } from './parties.ts';
import type { ServiceRequest } from './service-request.ts';

/** The customer no longer needs it. */
export interface WithdrawRequest {
  readonly requestId: ServiceRequestId;
  /** The customer's words; empty when there are none. */
  readonly reason: string;
}

export type WithdrawRequestRefusal = RequestNotFound | RequestIllegalTransition;

/**
 * Withdraws the request until a quote is accepted; from then on, the customer cancels the booking
 * instead.
 */
export const withdrawRequest: Decider<
  WithdrawRequest,
  ServiceRequest,
  ServiceRequestWithdrawn | QuoteNotSelected,
  WithdrawRequestRefusal
> = ({ reason }, request, { actor, now }) => {
  if (request.status === 'none' || request.customerId !== actor) {
    return refuse({ code: 'REQUEST_NOT_FOUND' });
  }
  const refusal = requestRefusal('withdraw', request, now);
  if (refusal) return refuse(refusal);

  const { customerId, content } = request;
  const withdrawn: ServiceRequestWithdrawn = {
    type: 'osta.request.service-request-withdrawn',
    data: {
      customerId,
      professionalIds: stillAsked(request),
      serviceId: content.serviceId,
      reason,
    },
  };
  return accept(withdrawn, ...endedWith(request, 'withdrawn'));
};
