import type { ServiceHidden, ServiceUnknown } from '@osta/contracts/catalogue/refusals';
import { UserId } from '@osta/contracts/ids';
import type { PictureNotFound } from '@osta/contracts/picture/picture-refusals';
import type { ProfessionalsInvited } from '@osta/contracts/request/professionals-invited';
import type { RequestIllegalTransition } from '@osta/contracts/request/refusals';
import type { ServiceRequestDrafted } from '@osta/contracts/request/service-request-drafted';
import type { ServiceRequestSubmitted } from '@osta/contracts/request/service-request-submitted';
import type { RequestContent } from '@osta/contracts/request/terms';
import { serviceRefusal } from '@osta/platform/catalogue/service-refusal';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import {
  contentRefusal,
  invited,
  photoRefusal,
  sendingRefusal,
  submitted,
  type ContentFacts,
  type SendingFacts,
  type SendingRefusal,
} from './sending.ts';
import type { ServiceRequest } from './service-request.ts';

/** The customer writes a request and sends it out at once, unless it is a draft. */
export interface StartRequest {
  readonly content: RequestContent;
  /** The professionals to invite. Empty: the request stays a draft. */
  readonly professionalIds: readonly UserId[];
}

type Produced = ServiceRequestDrafted | ServiceRequestSubmitted | ProfessionalsInvited;

export type StartRequestRefusal =
  | SendingRefusal
  | RequestIllegalTransition
  | PictureNotFound
  | ServiceHidden
  | ServiceUnknown;

/**
 * Writes a request. Anybody may write a draft; sending out is limited for new customers, and only
 * known professionals can be invited. Photos are the customer's own, each shown by one request. Nobody
 * asks for a service that is hidden.
 */
export function startRequest(
  { content, professionalIds }: StartRequest,
  request: ServiceRequest,
  { actor, now }: Context,
  facts: SendingFacts & ContentFacts,
): Decision<Produced, StartRequestRefusal> {
  if (request.status !== 'none') return refuse(illegal(request, now));

  const isDraft = professionalIds.length === 0;
  const refusal =
    serviceRefusal(content.serviceId, facts) ??
    (isDraft
      ? contentRefusal(content, now)
      : sendingRefusal(content, professionalIds, now, facts)) ??
    photoRefusal(facts);
  if (refusal) return refuse(refusal);

  const customerId = UserId.parse(actor);
  const drafted: ServiceRequestDrafted = {
    type: 'osta.request.service-request-drafted',
    data: { customerId, content },
  };
  return isDraft
    ? accept(drafted)
    : accept(drafted, submitted(now, facts.policy), invited(customerId, content, professionalIds));
}
