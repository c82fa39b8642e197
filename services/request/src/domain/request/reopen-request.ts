import type { BookingId, ServiceRequestId, UserId } from '@osta/contracts/ids';
import { later } from '@osta/contracts/instant';
import type { RequestIllegalTransition, RequestNotFound } from '@osta/contracts/request/refusals';
import type { ServiceRequestReopened } from '@osta/contracts/request/service-request-reopened';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import { parties } from './parties.ts';
import type { RequestPolicy } from './request-policy.ts';
import type { ServiceRequest } from './service-request.ts';

/** The booking fell through, whoever ended it. */
export interface ReopenRequest {
  readonly requestId: ServiceRequestId;
  readonly bookingId: BookingId;
}

export type ReopenRequestRefusal = RequestNotFound | RequestIllegalTransition;

/** What the decision knows besides the request. */
export interface ReopeningFacts {
  readonly policy: Pick<RequestPolicy, 'quotesStandAgainFor'>;
  /** Those who quoted and have no account any more. */
  readonly erased: readonly UserId[];
}

/**
 * Reopens the request. The quotes that were not selected stand again for a while (docs/domain.md,
 * "Product rules"), unless there is nobody any more who would do the work.
 */
export function reopenRequest(
  { bookingId }: ReopenRequest,
  request: ServiceRequest,
  { actor, now }: Context,
  { policy: { quotesStandAgainFor }, erased }: ReopeningFacts,
): Decision<ServiceRequestReopened, ReopenRequestRefusal> {
  if (request.status === 'none' || actor !== 'system') return refuse({ code: 'REQUEST_NOT_FOUND' });
  const quote = request.quotes.find(({ status }) => status === 'accepted');
  if (request.status !== 'awarded' || request.bookingId !== bookingId || !quote) {
    return refuse(illegal(request, now));
  }
  const reopened: ServiceRequestReopened = {
    type: 'osta.request.service-request-reopened',
    data: {
      ...parties(request, quote),
      quotesStandUntil: later(now, quotesStandAgainFor),
      quotesStandingAgain: request.quotes
        .filter(
          ({ status, professionalId }) =>
            status === 'not_selected' && !erased.includes(professionalId),
        )
        .map(({ id, professionalId }) => ({ quoteId: id, professionalId })),
    },
  };
  return accept(reopened);
}
