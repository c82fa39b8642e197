import type { SuspendRequest } from '@osta/contracts/application/api';
import type { ApplicationReinstated } from '@osta/contracts/application/application-reinstated';
import type { ApplicationRevoked } from '@osta/contracts/application/application-revoked';
import type { ApplicationSuspended } from '@osta/contracts/application/application-suspended';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { forAdmin, type AdminRefusal, type OnApplication } from './admin-refusal.ts';
import type { Application } from './application.ts';

/** An admin suspends a professional, or revokes the standing of a suspended one. */
export type SuspendProfessional = OnApplication & SuspendRequest;

/** Suspends a professional: customers no longer find them. Their bookings stand. */
export const suspendProfessional: Decider<
  SuspendProfessional,
  Application,
  ApplicationSuspended,
  AdminRefusal
> = (command, state, { actor }) => {
  const checked = forAdmin('suspend', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const { applicantId, cause, note } = command;
  const suspended: ApplicationSuspended = {
    type: 'osta.application.application-suspended',
    data: { applicantId, cause, note },
  };
  return accept(suspended);
};

/** Takes a suspension back. */
export const reinstateProfessional: Decider<
  OnApplication,
  Application,
  ApplicationReinstated,
  AdminRefusal
> = ({ applicantId }, state, { actor }) => {
  const checked = forAdmin('reinstate', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const reinstated: ApplicationReinstated = {
    type: 'osta.application.application-reinstated',
    data: { applicantId },
  };
  return accept(reinstated);
};

/** Takes the standing of a suspended professional away, for good. */
export const revokeProfessional: Decider<
  SuspendProfessional,
  Application,
  ApplicationRevoked,
  AdminRefusal
> = (command, state, { actor }) => {
  const checked = forAdmin('revoke', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const { applicantId, cause, note } = command;
  const revoked: ApplicationRevoked = {
    type: 'osta.application.application-revoked',
    data: { applicantId, cause, note },
  };
  return accept(revoked);
};
