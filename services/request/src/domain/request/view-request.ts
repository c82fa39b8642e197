import type { ServiceRequestId } from '@osta/contracts/ids';
import type { RequestNotFound } from '@osta/contracts/request/refusals';
import type { ServiceRequestViewedV1 } from '@osta/contracts/request/service-request-viewed.v1';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { invitationOf, type ServiceRequest } from './service-request.ts';

/** A professional opens the request. */
export interface ViewRequest {
  readonly requestId: ServiceRequestId;
}

/** There is nothing to record: the customer knows already. Never leaves the service. */
interface AlreadyViewed {
  readonly code: 'ALREADY_VIEWED';
}

export type ViewRequestRefusal = RequestNotFound | AlreadyViewed;

/** Only the first look of an invited professional is recorded, whatever became of the request. */
export const viewRequest: Decider<
  ViewRequest,
  ServiceRequest,
  ServiceRequestViewedV1,
  ViewRequestRefusal
> = (_command, request, { actor }) => {
  const invitation = request.status === 'none' ? undefined : invitationOf(request, actor);
  if (!invitation) return refuse({ code: 'REQUEST_NOT_FOUND' });
  if (invitation.hasViewed) return refuse({ code: 'ALREADY_VIEWED' });

  const { professionalId } = invitation;
  const viewed: ServiceRequestViewedV1 = {
    type: 'osta.request.service-request-viewed.v1',
    data: { professionalId },
  };
  return accept(viewed);
};
