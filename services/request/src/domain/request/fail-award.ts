import type { BookingId, QuoteId, ServiceRequestId } from '@osta/contracts/ids';
import type {
  QuoteNotFound,
  RequestIllegalTransition,
  RequestNotFound,
} from '@osta/contracts/request/refusals';
import type { ServiceRequestAwardFailed } from '@osta/contracts/request/service-request-award-failed';
import type { NotBookedReason, TimeWindow } from '@osta/contracts/request/terms';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import { parties } from './parties.ts';
import { quoteOf, type ServiceRequest } from './service-request.ts';

/** The accepted quote could not be booked, or nobody heard of its booking in time. */
export interface FailAward {
  readonly requestId: ServiceRequestId;
  readonly quoteId: QuoteId;
  /** The booking that was refused; `null`: the time of the present acceptance is over. */
  readonly bookingId: BookingId | null;
  readonly reason: NotBookedReason;
  /** Free times of the same professional, at most five, nearest to the requested one first. */
  readonly alternatives: readonly TimeWindow[];
}

export type FailAwardRefusal = RequestNotFound | QuoteNotFound | RequestIllegalTransition;

/**
 * Undoes the acceptance, so that the customer chooses again: every quote stands as it did before.
 */
export const failAward: Decider<
  FailAward,
  ServiceRequest,
  ServiceRequestAwardFailed,
  FailAwardRefusal
> = ({ quoteId, bookingId, reason, alternatives }, request, { actor, now }) => {
  if (request.status === 'none' || actor !== 'system') return refuse({ code: 'REQUEST_NOT_FOUND' });
  if (request.status !== 'awarding') return refuse(illegal(request, now));
  const quote = quoteOf(request, quoteId);
  const awaited = quote?.status === 'accepted' ? quote.bookingIds.at(-1) : undefined;
  if (!quote || !awaited) return refuse({ code: 'QUOTE_NOT_FOUND' });
  // A booking of an earlier acceptance says nothing of this one
  if (bookingId !== null && bookingId !== awaited) return refuse(illegal(request, now));

  const failed: ServiceRequestAwardFailed = {
    type: 'osta.request.service-request-award-failed',
    data: {
      ...parties(request, quote),
      bookingId: awaited,
      reason,
      alternatives: [...alternatives],
    },
  };
  return accept(failed);
};
