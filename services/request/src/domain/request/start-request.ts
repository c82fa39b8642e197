import type { ServiceHidden, ServiceUnknown } from '@osta/contracts/catalogue/refusals';
import { UserId } from '@osta/contracts/ids';
import type { PictureNotFound } from '@osta/contracts/picture/picture-refusals';
import type { ProfessionalsInvited } from '@osta/contracts/request/professionals-invited';
import type {
  NobodyTakesRequest,
  RequestIllegalTransition,
} from '@osta/contracts/request/refusals';
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
  reachRefusal,
  sendingRefusal,
  submitted,
  type ContentFacts,
  type ReachFacts,
  type SendingFacts,
  type SendingRefusal,
} from './sending.ts';
import type { ServiceRequest } from './service-request.ts';

/** The customer writes a request and sends it out at once, unless it is a draft. */
export interface StartRequest {
  readonly content: RequestContent;
  /** The professionals to invite. Empty: the request stays a draft, unless all are asked. */
  readonly professionalIds: readonly UserId[];
  /** `all`: those who can, in place of chosen ones. */
  readonly to?: 'all' | undefined;
}

type Produced = ServiceRequestDrafted | ServiceRequestSubmitted | ProfessionalsInvited;

export type StartRequestRefusal =
  | SendingRefusal
  | RequestIllegalTransition
  | NobodyTakesRequest
  | PictureNotFound
  | ServiceHidden
  | ServiceUnknown;

/**
 * Writes a request. Anybody may write a draft; sending out is limited for new customers, and only
 * known professionals can be invited. Photos are the customer's own, each shown by one request. Nobody
 * asks for a service that is hidden. Where all who can are asked, the event names them, as it names chosen ones.
 */
export function startRequest(
  { content, professionalIds, to }: StartRequest,
  request: ServiceRequest,
  { actor, now }: Context,
  facts: SendingFacts & ContentFacts & ReachFacts,
): Decision<Produced, StartRequestRefusal> {
  if (request.status !== 'none') return refuse(illegal(request, now));

  const isToAll = to === 'all';
  const asked = isToAll ? facts.whoCan : professionalIds;
  const isDraft = !isToAll && asked.length === 0;
  const refusal =
    serviceRefusal(content.serviceId, facts) ??
    (isDraft
      ? contentRefusal(content, now)
      : sendingRefusal(content, professionalIds, now, facts)) ??
    photoRefusal(facts) ??
    (isToAll ? reachRefusal(facts) : undefined);
  if (refusal) return refuse(refusal);

  const customerId = UserId.parse(actor);
  const drafted: ServiceRequestDrafted = {
    type: 'osta.request.service-request-drafted',
    data: { customerId, content },
  };
  return isDraft
    ? accept(drafted)
    : accept(drafted, submitted(now, facts.policy), invited(customerId, content, asked));
}
