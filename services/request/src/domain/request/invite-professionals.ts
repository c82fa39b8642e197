import type { ServiceRequestId, UserId } from '@osta/contracts/ids';
import type { ProfessionalsInvitedV1 } from '@osta/contracts/request/professionals-invited.v1';
import type {
  ProfessionalUnavailable,
  RequestIllegalTransition,
  RequestNotFound,
} from '@osta/contracts/request/refusals';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { requestRefusal } from './allowed.ts';
import { invited } from './sending.ts';
import { invitationOf, type ServiceRequest } from './service-request.ts';

/** The customer asks more professionals. */
export interface InviteProfessionals {
  readonly requestId: ServiceRequestId;
  readonly professionalIds: readonly UserId[];
}

/** What the service knows when more professionals are to be asked. */
export interface InvitingFacts {
  /** Those of the wanted professionals who can be asked. */
  readonly askable: readonly UserId[];
}

export type InviteProfessionalsRefusal =
  | RequestNotFound
  | RequestIllegalTransition
  | ProfessionalUnavailable;

/** Nobody is asked twice: one who was asked before is as unavailable as one who is unknown. */
export function inviteProfessionals(
  { professionalIds }: InviteProfessionals,
  request: ServiceRequest,
  { actor, now }: Context,
  { askable }: InvitingFacts,
): Decision<ProfessionalsInvitedV1, InviteProfessionalsRefusal> {
  if (request.status === 'none' || request.customerId !== actor) {
    return refuse({ code: 'REQUEST_NOT_FOUND' });
  }
  const refusal = requestRefusal('invite', request, now);
  if (refusal) return refuse(refusal);
  if (professionalIds.some((id) => !askable.includes(id) || invitationOf(request, id))) {
    return refuse({ code: 'PROFESSIONAL_UNAVAILABLE' });
  }
  return accept(invited(request.customerId, request.content, professionalIds));
}
