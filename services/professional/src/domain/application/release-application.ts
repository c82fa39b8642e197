import type { ApplicationReleased } from '@osta/contracts/application/application-released';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { forAdmin, type AdminRefusal, type OnApplication } from './admin-refusal.ts';
import type { Application } from './application.ts';

/** Gives a review back, one's own or that of an admin who is away: the application waits again. */
export const releaseApplication: Decider<
  OnApplication,
  Application,
  ApplicationReleased,
  AdminRefusal
> = ({ applicantId }, state, { actor }) => {
  const checked = forAdmin('release', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const released: ApplicationReleased = {
    type: 'osta.application.application-released',
    data: { applicantId },
  };
  return accept(released);
};
