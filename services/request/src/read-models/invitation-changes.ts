import type { UserId } from '@osta/contracts/ids';
import type { RequestEvent } from '@osta/contracts/request/events';

/** What an event changes for those who were asked. An absent member changes nothing. */
export interface InvitationChange {
  /** Absent: for everybody who was asked. */
  readonly onlyFor?: UserId;
  /** For this one the request is not closed. */
  readonly unlessFor?: UserId;
  readonly hasDeclined?: boolean;
  readonly isClosed?: boolean;
}

/** Returns for whom a request is over after an event, or no longer. */
export function invitationChanges(event: RequestEvent): readonly InvitationChange[] {
  switch (event.type) {
    case 'osta.request.service-request-declined-by-professional': {
      const { professionalId: onlyFor, isLast } = event.data;
      const declined = { onlyFor, hasDeclined: true };
      return isLast ? [declined, { isClosed: true }] : [declined];
    }
    case 'osta.request.quote-submitted':
      return [{ onlyFor: event.data.professionalId, hasDeclined: false }];
    case 'osta.request.service-request-awarded':
      return [{ unlessFor: event.data.professionalId, isClosed: true }];
    case 'osta.request.service-request-reopened':
      return [{ isClosed: false }];
    case 'osta.request.service-request-fulfilled':
    case 'osta.request.service-request-withdrawn':
    case 'osta.request.service-request-expired':
    case 'osta.request.service-request-closed-by-admin':
      return [{ isClosed: true }];
    case 'osta.request.service-request-drafted':
    case 'osta.request.service-request-submitted':
    case 'osta.request.professionals-invited':
    case 'osta.request.service-request-viewed':
    case 'osta.request.service-request-revised':
    case 'osta.request.service-request-back-to-open':
    case 'osta.request.service-request-award-failed':
    case 'osta.request.quote-revised':
    case 'osta.request.quote-countered':
    case 'osta.request.quote-counter-rejected':
    case 'osta.request.quote-accepted':
    case 'osta.request.quote-declined':
    case 'osta.request.quote-withdrawn':
    case 'osta.request.quote-expired':
    case 'osta.request.quote-not-selected':
      return [];
  }
}
