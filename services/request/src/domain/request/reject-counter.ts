import type { QuoteId, ServiceRequestId } from '@osta/contracts/ids';
import type { QuoteCounterRejected } from '@osta/contracts/request/quote-counter-rejected';
import type {
  QuoteExpiredRefusal,
  QuoteIllegalTransition,
  QuoteNotFound,
  RequestIllegalTransition,
  RequestNotFound,
} from '@osta/contracts/request/refusals';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { quoteRefusal } from './allowed.ts';
import { parties } from './parties.ts';
import { invitationOf, quoteOf, type ServiceRequest } from './service-request.ts';

/** The professional rejects the counter-proposal. */
export interface RejectCounter {
  readonly requestId: ServiceRequestId;
  readonly quoteId: QuoteId;
}

export type RejectCounterRefusal =
  | RequestNotFound
  | QuoteNotFound
  | RequestIllegalTransition
  | QuoteIllegalTransition
  | QuoteExpiredRefusal;

/** Rejects the counter-proposal. The quoted version stands again. */
export const rejectCounter: Decider<
  RejectCounter,
  ServiceRequest,
  QuoteCounterRejected,
  RejectCounterRefusal
> = ({ quoteId }, request, { actor, now }) => {
  if (request.status === 'none' || !invitationOf(request, actor)) {
    return refuse({ code: 'REQUEST_NOT_FOUND' });
  }
  const quote = quoteOf(request, quoteId);
  if (quote?.professionalId !== actor) return refuse({ code: 'QUOTE_NOT_FOUND' });
  const refusal = quoteRefusal('reject-counter', quote, request, now);
  if (refusal) return refuse(refusal);

  const rejected: QuoteCounterRejected = {
    type: 'osta.request.quote-counter-rejected',
    data: parties(request, quote),
  };
  return accept(rejected);
};
