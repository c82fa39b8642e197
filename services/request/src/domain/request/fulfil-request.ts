import type { BookingId, ServiceRequestId } from '@osta/contracts/ids';
import type { QuoteNotSelected } from '@osta/contracts/request/quote-not-selected';
import type { RequestIllegalTransition, RequestNotFound } from '@osta/contracts/request/refusals';
import type { ServiceRequestFulfilled } from '@osta/contracts/request/service-request-fulfilled';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import { notSelected } from './ending.ts';
import { quoteOfBooking, type ServiceRequest, type WrittenRequest } from './service-request.ts';

/** The booking is completed. */
export interface FulfilRequest {
  readonly requestId: ServiceRequestId;
  readonly bookingId: BookingId;
}

export type FulfilRequestRefusal = RequestNotFound | RequestIllegalTransition;

/**
 * Fulfils the request. A booking that had fallen through can do it, too, while the customer has agreed with nobody
 * else: a no-show was contested, and the work counts as done.
 */
export const fulfilRequest: Decider<
  FulfilRequest,
  ServiceRequest,
  ServiceRequestFulfilled | QuoteNotSelected,
  FulfilRequestRefusal
> = ({ bookingId }, request, { actor, now }) => {
  if (request.status === 'none' || actor !== 'system') return refuse({ code: 'REQUEST_NOT_FOUND' });
  if (!isFulfilledBy(bookingId, request)) return refuse(illegal(request, now));
  const fulfilled: ServiceRequestFulfilled = {
    type: 'osta.request.service-request-fulfilled',
    data: { bookingId },
  };
  return accept(fulfilled, ...notSelected(request, quoteOfBooking(request, bookingId)));
};

function isFulfilledBy(bookingId: BookingId, request: WrittenRequest): boolean {
  if (request.status === 'awarded') return request.bookingId === bookingId;
  const isChoosing = request.status === 'open' || request.status === 'quoted';
  return isChoosing && quoteOfBooking(request, bookingId) !== undefined;
}
