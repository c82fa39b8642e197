import type { ApplicationReopened } from '@osta/contracts/application/application-reopened';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { forAdmin, type AdminRefusal, type OnApplication } from './admin-refusal.ts';
import type { Application } from './application.ts';

/** Takes a rejection, or a request for changes, back: the application is under review again. */
export const reopenApplication: Decider<
  OnApplication,
  Application,
  ApplicationReopened,
  AdminRefusal
> = ({ applicantId }, state, { actor }) => {
  const checked = forAdmin('reopen', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const from = checked.application.status === 'rejected' ? 'rejected' : 'changes_requested';
  const reopened: ApplicationReopened = {
    type: 'osta.application.application-reopened',
    data: { applicantId, from },
  };
  return accept(reopened);
};
