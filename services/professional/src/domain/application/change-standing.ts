import type { SuspendRequest } from '@osta/contracts/application/api';
import type { ApplicationReinstatedV1 } from '@osta/contracts/application/application-reinstated.v1';
import type { ApplicationRevokedV1 } from '@osta/contracts/application/application-revoked.v1';
import type { ApplicationSuspendedV1 } from '@osta/contracts/application/application-suspended.v1';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { forAdmin, type AdminRefusal, type OnApplication } from './admin-refusal.ts';
import type { Application } from './application.ts';

/** An admin suspends a professional, or revokes the standing of a suspended one. */
export type SuspendProfessional = OnApplication & SuspendRequest;

/** Suspends a professional: customers no longer find them. Their bookings stand. */
export const suspendProfessional: Decider<
  SuspendProfessional,
  Application,
  ApplicationSuspendedV1,
  AdminRefusal
> = (command, state, { actor }) => {
  const checked = forAdmin('suspend', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const { applicantId, cause, note } = command;
  const suspended: ApplicationSuspendedV1 = {
    type: 'osta.application.application-suspended.v1',
    data: { applicantId, cause, note },
  };
  return accept(suspended);
};

/** Takes a suspension back. */
export const reinstateProfessional: Decider<
  OnApplication,
  Application,
  ApplicationReinstatedV1,
  AdminRefusal
> = ({ applicantId }, state, { actor }) => {
  const checked = forAdmin('reinstate', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const reinstated: ApplicationReinstatedV1 = {
    type: 'osta.application.application-reinstated.v1',
    data: { applicantId },
  };
  return accept(reinstated);
};

/** Takes the standing of a suspended professional away, for good. */
export const revokeProfessional: Decider<
  SuspendProfessional,
  Application,
  ApplicationRevokedV1,
  AdminRefusal
> = (command, state, { actor }) => {
  const checked = forAdmin('revoke', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const { applicantId, cause, note } = command;
  const revoked: ApplicationRevokedV1 = {
    type: 'osta.application.application-revoked.v1',
    data: { applicantId, cause, note },
  };
  return accept(revoked);
};
