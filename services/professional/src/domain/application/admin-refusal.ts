import type { Actor } from '@osta/contracts/actor';
import type {
  ApplicationIllegalTransition,
  ApplicationNotFound,
  OwnApplication,
} from '@osta/contracts/application/refusals';
import type { ApplicationVerb } from '@osta/contracts/application/status';
import type { UserId } from '@osta/contracts/ids';

import { applicationRefusal } from './allowed.ts';
import type { Application, StartedApplication } from './application.ts';

/** Names the application that an admin decides on. */
export interface OnApplication {
  readonly applicantId: UserId;
}

export type AdminRefusal = ApplicationNotFound | ApplicationIllegalTransition | OwnApplication;

type Checked =
  | { readonly ok: true; readonly application: StartedApplication }
  | { readonly ok: false; readonly refused: AdminRefusal };

/** Returns the application if an admin may do this to it now. A draft is not theirs to see. */
export function forAdmin(verb: ApplicationVerb, application: Application, actor: Actor): Checked {
  if (application.status === 'none' || application.round === 0) {
    return { ok: false, refused: { code: 'APPLICATION_NOT_FOUND' } };
  }
  if (actor === application.applicantId) {
    return { ok: false, refused: { code: 'OWN_APPLICATION' } };
  }
  const refused = applicationRefusal(verb, application);
  return refused ? { ok: false, refused } : { ok: true, application };
}
