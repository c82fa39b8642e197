import type { ServiceRequestId, UserId } from '@osta/contracts/ids';
import type { ProfessionalPaused } from '@osta/contracts/professional/refusals';
import type { ProfessionalsInvited } from '@osta/contracts/request/professionals-invited';
import type {
  ProfessionalUnavailable,
  RequestIllegalTransition,
  RequestNotFound,
  RequestNotTaken,
} from '@osta/contracts/request/refusals';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { requestRefusal } from './allowed.ts';
import { invited } from './sending.ts';
import { invitationOf, type ServiceRequest } from './service-request.ts';

/** The customer invites more professionals. */
export interface InviteProfessionals {
  readonly requestId: ServiceRequestId;
  readonly professionalIds: readonly UserId[];
}

/** The facts for inviting more professionals. */
export interface InvitingFacts {
  /** The invited professionals who exist and have a profile that customers see. */
  readonly askable: readonly UserId[];
  /** Whether one of them has paused their profile. */
  readonly isOnePaused: boolean;
  /** Those of them whose rules do not let this request through. */
  readonly declining: readonly UserId[];
}

export type InviteProfessionalsRefusal =
  | RequestNotFound
  | RequestIllegalTransition
  | ProfessionalUnavailable
  | ProfessionalPaused
  | RequestNotTaken;

/**
 * Invites more professionals, nobody twice: one who was invited before is refused like one who is
 * unknown.
 */
export function inviteProfessionals(
  { professionalIds }: InviteProfessionals,
  request: ServiceRequest,
  { actor, now }: Context,
  { askable, isOnePaused, declining }: InvitingFacts,
): Decision<ProfessionalsInvited, InviteProfessionalsRefusal> {
  if (request.status === 'none' || request.customerId !== actor) {
    return refuse({ code: 'REQUEST_NOT_FOUND' });
  }
  const refusal = requestRefusal('invite', request, now);
  if (refusal) return refuse(refusal);
  if (professionalIds.some((id) => !askable.includes(id) || invitationOf(request, id))) {
    return refuse({ code: 'PROFESSIONAL_UNAVAILABLE' });
  }
  if (isOnePaused) return refuse({ code: 'PROFESSIONAL_PAUSED' });
  if (declining.length > 0) {
    return refuse({ code: 'REQUEST_NOT_TAKEN', professionalIds: declining });
  }
  return accept(invited(request.customerId, request.content, professionalIds));
}
