import type { BookingId, QuoteId, ServiceRequestId } from '@osta/contracts/ids';
import type { QuoteNotSelected } from '@osta/contracts/request/quote-not-selected';
import type {
  QuoteNotFound,
  RequestIllegalTransition,
  RequestNotFound,
} from '@osta/contracts/request/refusals';
import type { ServiceRequestAwarded } from '@osta/contracts/request/service-request-awarded';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import { notSelected } from './ending.ts';
import { parties } from './parties.ts';
import { quoteOf, type ServiceRequest } from './service-request.ts';

/** The booking of the accepted quote is confirmed. */
export interface AwardRequest {
  readonly requestId: ServiceRequestId;
  readonly quoteId: QuoteId;
  readonly bookingId: BookingId;
}

export type AwardRequestRefusal = RequestNotFound | QuoteNotFound | RequestIllegalTransition;

/**
 * Awards the request, and tells the other quotes that they were not selected: only now is the
 * choice certain.
 */
export const awardRequest: Decider<
  AwardRequest,
  ServiceRequest,
  ServiceRequestAwarded | QuoteNotSelected,
  AwardRequestRefusal
> = ({ quoteId, bookingId }, request, { actor, now }) => {
  if (request.status === 'none' || actor !== 'system') return refuse({ code: 'REQUEST_NOT_FOUND' });
  if (request.status !== 'awarding') return refuse(illegal(request, now));
  const quote = quoteOf(request, quoteId);
  if (quote?.status !== 'accepted') return refuse({ code: 'QUOTE_NOT_FOUND' });

  const awarded: ServiceRequestAwarded = {
    type: 'osta.request.service-request-awarded',
    data: { bookingId, ...parties(request, quote) },
  };
  return accept(awarded, ...notSelected(request));
};
