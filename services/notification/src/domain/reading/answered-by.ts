import type { EventEnvelope } from '@osta/contracts/envelope';
import type { UserId } from '@osta/contracts/ids';
import { recordedAs } from '@osta/contracts/recorded-as';
import { RequestEvent } from '@osta/contracts/request/events';

/** Notifications that somebody has answered by what they did. */
export interface Answered {
  readonly readerId: UserId;
  /** Where the notifications lead. */
  readonly actionPath: string;
  /** Only those about this professional; `null`: all. */
  readonly professionalId: UserId | null;
}

const isRequestEvent = recordedAs(RequestEvent.options);

/**
 * Returns which notifications a customer or a professional has answered by what they did; `undefined` if
 * none. Who decides about a request has read of it: their bell says no longer that it waits. An
 * answer to one offer leaves what is said of the others.
 */
export function answeredBy(event: EventEnvelope): Answered | undefined {
  const { actor, subject } = event;
  if (!isRequestEvent(event) || actor === 'system') return undefined;
  const ofCustomer = (professionalId: UserId | null): Answered => {
    return { readerId: actor, actionPath: `/customer/requests/${subject}`, professionalId };
  };

  switch (event.type) {
    // One choice decides about all offers
    case 'osta.request.quote-accepted':
    case 'osta.request.service-request-withdrawn':
      return ofCustomer(null);
    case 'osta.request.quote-declined':
    case 'osta.request.quote-countered':
      return ofCustomer(event.data.professionalId);
    case 'osta.request.quote-submitted':
    case 'osta.request.quote-revised':
    case 'osta.request.quote-counter-rejected':
    case 'osta.request.quote-withdrawn':
    case 'osta.request.service-request-declined-by-professional':
      return {
        readerId: actor,
        actionPath: `/professional/requests/${subject}`,
        professionalId: null,
      };
    case 'osta.request.service-request-drafted':
    case 'osta.request.service-request-submitted':
    case 'osta.request.professionals-invited':
    case 'osta.request.service-request-viewed':
    case 'osta.request.service-request-revised':
    case 'osta.request.service-request-back-to-open':
    case 'osta.request.service-request-awarded':
    case 'osta.request.service-request-award-failed':
    case 'osta.request.service-request-reopened':
    case 'osta.request.service-request-fulfilled':
    case 'osta.request.service-request-expired':
    case 'osta.request.service-request-closed-by-admin':
    case 'osta.request.quote-expired':
    case 'osta.request.quote-not-selected':
      return undefined;
  }
}
