import { UserId } from '@osta/contracts/ids';
import type { ProfessionalsInvited } from '@osta/contracts/request/professionals-invited';
import type { RequestIllegalTransition } from '@osta/contracts/request/refusals';
import type { ServiceRequestDrafted } from '@osta/contracts/request/service-request-drafted';
import type { ServiceRequestSubmitted } from '@osta/contracts/request/service-request-submitted';
import type { RequestContent } from '@osta/contracts/request/terms';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import {
  contentRefusal,
  invited,
  sendingRefusal,
  submitted,
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

export type StartRequestRefusal = SendingRefusal | RequestIllegalTransition;

/**
 * Writes a request. Anybody may write a draft; sending out is limited for new customers, and only
 * known professionals can be invited.
 */
export function startRequest(
  { content, professionalIds }: StartRequest,
  request: ServiceRequest,
  { actor, now }: Context,
  facts: SendingFacts,
): Decision<Produced, StartRequestRefusal> {
  if (request.status !== 'none') return refuse(illegal(request, now));

  const isDraft = professionalIds.length === 0;
  const refusal = isDraft
    ? contentRefusal(content, now)
    : sendingRefusal(content, professionalIds, now, facts);
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
