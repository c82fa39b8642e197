import type { BookingId, ServiceRequestId } from '@osta/contracts/ids';
import type { RequestIllegalTransition, RequestNotFound } from '@osta/contracts/request/refusals';
import type { ServiceRequestFulfilled } from '@osta/contracts/request/service-request-fulfilled';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import type { ServiceRequest } from './service-request.ts';

/** The booking is completed. */
export interface FulfilRequest {
  readonly requestId: ServiceRequestId;
  readonly bookingId: BookingId;
}

export type FulfilRequestRefusal = RequestNotFound | RequestIllegalTransition;

/** Fulfils the request. Only its current booking can: an earlier one fell through. */
export const fulfilRequest: Decider<
  FulfilRequest,
  ServiceRequest,
  ServiceRequestFulfilled,
  FulfilRequestRefusal
> = ({ bookingId }, request, { actor, now }) => {
  if (request.status === 'none' || actor !== 'system') return refuse({ code: 'REQUEST_NOT_FOUND' });
  if (request.status !== 'awarded' || request.bookingId !== bookingId) {
    return refuse(illegal(request, now));
  }
  const fulfilled: ServiceRequestFulfilled = {
    type: 'osta.request.service-request-fulfilled',
    data: { bookingId },
  };
  return accept(fulfilled);
};
