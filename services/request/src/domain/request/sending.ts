import type { UserId } from '@osta/contracts/ids';
import { later, type Instant } from '@osta/contracts/instant';
import type { PictureNotFound } from '@osta/contracts/picture/picture-refusals';
import type { ProfessionalPaused } from '@osta/contracts/professional/refusals';
import type { ProfessionalsInvited } from '@osta/contracts/request/professionals-invited';
import type {
  NobodyTakesRequest,
  ProfessionalUnavailable,
  RequestLimitReached,
  RequestNotTaken,
  TimeInThePast,
} from '@osta/contracts/request/refusals';
import type { ServiceRequestSubmitted } from '@osta/contracts/request/service-request-submitted';
import type { RequestContent } from '@osta/contracts/request/terms';
import type { CatalogueFacts } from '@osta/platform/catalogue/catalogue-facts';

import type { RequestPolicy } from './request-policy.ts';
import { lastWanted } from './standing.ts';

/** The facts for sending a request out. */
export interface SendingFacts {
  readonly policy: RequestPolicy;
  /** The invited professionals who exist and have a profile that customers see. */
  readonly askable: readonly UserId[];
  /** Whether one of them has paused their profile. */
  readonly isOnePaused: boolean;
  /** Those of them whose rules do not let this request through. */
  readonly declining: readonly UserId[];
  /** Requests that this customer sent out within the last 24 hours and that are still open. */
  readonly sentLately: number;
  /** When the customer registered; `null` until that event has arrived here. */
  readonly customerSince: Instant | null;
}

/** The facts for asking all who can. */
export interface ReachFacts {
  /** Who can do what the request asks for, the nearest first; empty where people were chosen. */
  readonly whoCan: readonly UserId[];
}

/** The facts for writing the content of a request. */
export interface ContentFacts extends CatalogueFacts {
  /** Whether its photos were uploaded by this customer, and no other request shows them. */
  readonly arePhotosFree: boolean;
}

export type SendingRefusal =
  | TimeInThePast
  | RequestLimitReached
  | ProfessionalUnavailable
  | ProfessionalPaused
  | RequestNotTaken;

/** Returns why the content cannot be requested now; `undefined` if it can. */
export function contentRefusal(content: RequestContent, now: Instant): TimeInThePast | undefined {
  const wanted = lastWanted(content);
  return wanted !== null && wanted <= now ? { code: 'TIME_IN_THE_PAST' } : undefined;
}

/** Returns why the content cannot show its photos; `undefined` if it can. */
export function photoRefusal({ arePhotosFree }: ContentFacts): PictureNotFound | undefined {
  return arePhotosFree ? undefined : { code: 'PICTURE_NOT_FOUND' };
}

/** Returns why the request cannot be sent out to these professionals; `undefined` if it can. */
export function sendingRefusal(
  content: RequestContent,
  professionalIds: readonly UserId[],
  now: Instant,
  { policy, askable, isOnePaused, declining, sentLately, customerSince }: SendingFacts,
): SendingRefusal | undefined {
  const isNew = customerSince === null || now < later(customerSince, policy.newCustomerFor);
  const limit = policy.newCustomerRequestsPerDay;
  if (isNew && sentLately >= limit) return { code: 'REQUEST_LIMIT_REACHED', limit };

  if (!professionalIds.every((id) => askable.includes(id))) {
    return { code: 'PROFESSIONAL_UNAVAILABLE' };
  }
  if (isOnePaused) return { code: 'PROFESSIONAL_PAUSED' };
  if (declining.length > 0) return { code: 'REQUEST_NOT_TAKEN', professionalIds: declining };
  return contentRefusal(content, now);
}

/** Returns why the request cannot be sent to all who can; `undefined` if it can. */
export function reachRefusal({ whoCan }: ReachFacts): NobodyTakesRequest | undefined {
  return whoCan.length === 0 ? { code: 'NOBODY_TAKES_REQUEST' } : undefined;
}

/** Returns the event that sends the request out, with its expiry. */
export function submitted(
  now: Instant,
  { requestStandsFor }: RequestPolicy,
): ServiceRequestSubmitted {
  return {
    type: 'osta.request.service-request-submitted',
    data: { expiresAt: later(now, requestStandsFor) },
  };
}

/**
 * Returns the event that invites these professionals, each once, however often the list names them.
 */
export function invited(
  customerId: UserId,
  { serviceId, budget }: RequestContent,
  professionalIds: readonly UserId[],
): ProfessionalsInvited {
  return {
    type: 'osta.request.professionals-invited',
    data: { customerId, professionalIds: [...new Set(professionalIds)], serviceId, budget },
  };
}
