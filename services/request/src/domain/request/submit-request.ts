import type { ServiceHidden, ServiceUnknown } from '@osta/contracts/catalogue/refusals';
import type { ServiceRequestId, UserId } from '@osta/contracts/ids';
import type { ProfessionalsInvited } from '@osta/contracts/request/professionals-invited';
import type { RequestIllegalTransition, RequestNotFound } from '@osta/contracts/request/refusals';
import type { ServiceRequestSubmitted } from '@osta/contracts/request/service-request-submitted';
import type { CatalogueFacts } from '@osta/platform/catalogue/catalogue-facts';
import { serviceRefusal } from '@osta/platform/catalogue/service-refusal';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { requestRefusal } from './allowed.ts';
import {
  invited,
  sendingRefusal,
  submitted,
  type SendingFacts,
  type SendingRefusal,
} from './sending.ts';
import type { ServiceRequest } from './service-request.ts';

/** The customer sends a draft out to these professionals. */
export interface SubmitRequest {
  readonly requestId: ServiceRequestId;
  readonly professionalIds: readonly UserId[];
}

export type SubmitRequestRefusal =
  | RequestNotFound
  | RequestIllegalTransition
  | SendingRefusal
  | ServiceHidden
  | ServiceUnknown;

/**
 * Sends a draft out. Only its own customer can, under the same limits as for a request that is sent
 * at once.
 */
export function submitRequest(
  { professionalIds }: SubmitRequest,
  request: ServiceRequest,
  { actor, now }: Context,
  facts: SendingFacts & CatalogueFacts,
): Decision<ServiceRequestSubmitted | ProfessionalsInvited, SubmitRequestRefusal> {
  if (request.status === 'none' || request.customerId !== actor) {
    return refuse({ code: 'REQUEST_NOT_FOUND' });
  }
  const { content, customerId } = request;
  const refusal =
    requestRefusal('submit', request, now) ??
    serviceRefusal(content.serviceId, facts) ??
    sendingRefusal(content, professionalIds, now, facts);
  if (refusal) return refuse(refusal);

  return accept(submitted(now, facts.policy), invited(customerId, content, professionalIds));
}
