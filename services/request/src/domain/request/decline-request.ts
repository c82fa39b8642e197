import type { ServiceRequestId } from '@osta/contracts/ids';
import type { RequestIllegalTransition, RequestNotFound } from '@osta/contracts/request/refusals';
import type { ServiceRequestDeclinedByProfessional } from '@osta/contracts/request/service-request-declined-by-professional';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { illegal, requestRefusal } from './allowed.ts';
import { invitationOf, type ServiceRequest } from './service-request.ts';

/** An invited professional declines the request. */
export interface DeclineRequest {
  readonly requestId: ServiceRequestId;
  /** The professional's words; empty when there are none. */
  readonly reason: string;
}

export type DeclineRequestRefusal = RequestNotFound | RequestIllegalTransition;

/**
 * Records at most one refusal per professional. When the last invited professional declines, the
 * request ends.
 */
export const declineRequest: Decider<
  DeclineRequest,
  ServiceRequest,
  ServiceRequestDeclinedByProfessional,
  DeclineRequestRefusal
> = ({ reason }, request, { actor, now }) => {
  const invitation = request.status === 'none' ? undefined : invitationOf(request, actor);
  if (request.status === 'none' || !invitation) return refuse({ code: 'REQUEST_NOT_FOUND' });

  const refusal = requestRefusal('decline', request, now);
  if (refusal) return refuse(refusal);
  if (invitation.hasDeclined) {
    const { allowed, ...where } = illegal(request, now);
    return refuse({ ...where, allowed: allowed.filter((verb) => verb !== 'decline') });
  }

  const { customerId, content, invitations } = request;
  const { professionalId } = invitation;
  const isLast = invitations.every(
    (other) => other.hasDeclined || other.professionalId === professionalId,
  );
  const declined: ServiceRequestDeclinedByProfessional = {
    type: 'osta.request.service-request-declined-by-professional',
    data: { customerId, professionalId, serviceId: content.serviceId, reason, isLast },
  };
  return accept(declined);
};
