import type { ApplicationAssigned } from '@osta/contracts/application/application-assigned';
import type { UserId } from '@osta/contracts/ids';
import { accept, refuse, unchanged, type Decider } from '@osta/platform/decider';

import { forAdmin, type AdminRefusal, type OnApplication } from './admin-refusal.ts';
import type { Application } from './application.ts';

/** An admin takes the application. */
export interface AssignApplication extends OnApplication {
  readonly reviewerId: UserId;
}

/** Assigns an application that waits, or takes it over from another admin. */
export const assignApplication: Decider<
  AssignApplication,
  Application,
  ApplicationAssigned,
  AdminRefusal
> = ({ applicantId, reviewerId }, application, { actor }) => {
  const checked = forAdmin('assign', application, actor);
  if (!checked.ok) return refuse(checked.refused);
  const { status, reviewerId: reviewer } = checked.application;
  if (status === 'under_review' && reviewer === reviewerId) return unchanged;
  const assigned: ApplicationAssigned = {
    type: 'osta.application.application-assigned',
    data: { applicantId, reviewerId },
  };
  return accept(assigned);
};
