import type { BookingId, ServiceRequestId } from '@osta/contracts/ids';
import type { QuoteNotSelected } from '@osta/contracts/request/quote-not-selected';
import type { RequestIllegalTransition, RequestNotFound } from '@osta/contracts/request/refusals';
import type { ServiceRequestAwarded } from '@osta/contracts/request/service-request-awarded';
import { accept, refuse, unchanged, type Decider } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import { notSelected } from './ending.ts';
import { parties } from './parties.ts';
import type { Quote } from './quote.ts';
import { quoteOfBooking, type ServiceRequest, type WrittenRequest } from './service-request.ts';

/** The booking of the accepted quote is confirmed, or its work has begun. */
export interface AwardRequest {
  readonly requestId: ServiceRequestId;
  readonly bookingId: BookingId;
  /** Work that has begun is agreed on, also if the acceptance had lapsed before anybody heard of its booking. */
  readonly hasBegun: boolean;
}

export type AwardRequestRefusal = RequestNotFound | RequestIllegalTransition;

/**
 * Awards the request, and tells the other quotes that they were not selected: only now is the
 * choice certain.
 */
export const awardRequest: Decider<
  AwardRequest,
  ServiceRequest,
  ServiceRequestAwarded | QuoteNotSelected,
  AwardRequestRefusal
> = (command, request, { actor, now }) => {
  if (request.status === 'none' || actor !== 'system') return refuse({ code: 'REQUEST_NOT_FOUND' });
  const { bookingId } = command;
  if (request.status === 'awarded' && request.bookingId === bookingId) return unchanged;
  const quote = chosen(command, request);
  if (!quote) return refuse(illegal(request, now));

  const awarded: ServiceRequestAwarded = {
    type: 'osta.request.service-request-awarded',
    data: { bookingId, ...parties(request, quote) },
  };
  return accept(awarded, ...notSelected(request, quote));
};

/** Returns the quote that the booking is the outcome of; `undefined` if the customer has moved on. */
function chosen({ bookingId, hasBegun }: AwardRequest, request: WrittenRequest): Quote | undefined {
  if (request.status === 'awarding') {
    return request.quotes.find(
      ({ status, bookingIds }) => status === 'accepted' && bookingIds.at(-1) === bookingId,
    );
  }
  const isChoosing = request.status === 'open' || request.status === 'quoted';
  return hasBegun && isChoosing ? quoteOfBooking(request, bookingId) : undefined;
}
