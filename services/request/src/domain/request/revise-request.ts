import type { ServiceHidden, ServiceUnknown } from '@osta/contracts/catalogue/refusals';
import type { ServiceRequestId } from '@osta/contracts/ids';
import type { PictureNotFound } from '@osta/contracts/picture/picture-refusals';
import type {
  RequestIllegalTransition,
  RequestNotFound,
  TimeInThePast,
} from '@osta/contracts/request/refusals';
import type { ServiceRequestRevised } from '@osta/contracts/request/service-request-revised';
import type { RequestContent } from '@osta/contracts/request/terms';
import { serviceRefusal } from '@osta/platform/catalogue/service-refusal';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { requestRefusal } from './allowed.ts';
import { stillAsked } from './parties.ts';
import { contentRefusal, photoRefusal, type ContentFacts } from './sending.ts';
import type { ServiceRequest } from './service-request.ts';

/** The customer replaces the whole content of a request. */
export interface ReviseRequest {
  readonly requestId: ServiceRequestId;
  readonly content: RequestContent;
}

export type ReviseRequestRefusal =
  | RequestNotFound
  | RequestIllegalTransition
  | TimeInThePast
  | PictureNotFound
  | ServiceHidden
  | ServiceUnknown;

/**
 * Replaces the content until a quote is accepted. Standing quotes were made for the old content and
 * become outdated. A request for a service that was hidden since goes on; it can't become one.
 */
export function reviseRequest(
  { content }: ReviseRequest,
  request: ServiceRequest,
  { actor, now }: Context,
  facts: ContentFacts,
): Decision<ServiceRequestRevised, ReviseRequestRefusal> {
  if (request.status === 'none' || request.customerId !== actor) {
    return refuse({ code: 'REQUEST_NOT_FOUND' });
  }
  const isSameService = content.serviceId === request.content.serviceId;
  const refusal =
    requestRefusal('revise', request, now) ??
    (isSameService ? undefined : serviceRefusal(content.serviceId, facts)) ??
    contentRefusal(content, now) ??
    photoRefusal(facts);
  if (refusal) return refuse(refusal);

  const { customerId } = request;
  const revised: ServiceRequestRevised = {
    type: 'osta.request.service-request-revised',
    data: { customerId, professionalIds: stillAsked(request), content },
  };
  return accept(revised);
}
