import type { ServiceRequestId } from '@osta/contracts/ids';
import type { RequestNotFound } from '@osta/contracts/request/refusals';
import type { ServiceRequestViewed } from '@osta/contracts/request/service-request-viewed';
import { accept, refuse, unchanged, type Decider } from '@osta/platform/decider';

import { invitationOf, type ServiceRequest } from './service-request.ts';

/** A professional opens the request. */
export interface ViewRequest {
  readonly requestId: ServiceRequestId;
}

/** Records the first view of an invited professional, whatever the status of the request. */
export const viewRequest: Decider<
  ViewRequest,
  ServiceRequest,
  ServiceRequestViewed,
  RequestNotFound
> = (_command, request, { actor }) => {
  const invitation = request.status === 'none' ? undefined : invitationOf(request, actor);
  if (!invitation) return refuse({ code: 'REQUEST_NOT_FOUND' });
  // A first view was recorded before
  if (invitation.hasViewed) return unchanged;

  const { professionalId } = invitation;
  const viewed: ServiceRequestViewed = {
    type: 'osta.request.service-request-viewed',
    data: { professionalId },
  };
  return accept(viewed);
};
