import type { QuoteId, ServiceRequestId } from '@osta/contracts/ids';
import type {
  QuoteNotFound,
  RequestIllegalTransition,
  RequestNotFound,
} from '@osta/contracts/request/refusals';
import type { ServiceRequestAwardFailed } from '@osta/contracts/request/service-request-award-failed';
import type { TimeWindow } from '@osta/contracts/request/terms';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import { parties } from './parties.ts';
import { quoteOf, type ServiceRequest } from './service-request.ts';

/** The accepted quote could not be booked. */
export interface FailAward {
  readonly requestId: ServiceRequestId;
  readonly quoteId: QuoteId;
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
> = ({ quoteId, alternatives }, request, { actor, now }) => {
  if (request.status === 'none' || actor !== 'system') return refuse({ code: 'REQUEST_NOT_FOUND' });
  if (request.status !== 'awarding') return refuse(illegal(request, now));
  const quote = quoteOf(request, quoteId);
  if (quote?.status !== 'accepted') return refuse({ code: 'QUOTE_NOT_FOUND' });

  const failed: ServiceRequestAwardFailed = {
    type: 'osta.request.service-request-award-failed',
    data: { ...parties(request, quote), alternatives: [...alternatives] },
  };
  return accept(failed);
};
