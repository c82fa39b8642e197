import type { RejectApplicationRequest } from '@osta/contracts/application/api';
import type { ApplicationRejected } from '@osta/contracts/application/application-rejected';
import { later } from '@osta/contracts/instant';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { forAdmin, type AdminRefusal, type OnApplication } from './admin-refusal.ts';
import type { ApplicationPolicy } from './application-policy.ts';
import type { Application } from './application.ts';

/** An admin rejects the application. */
export type RejectApplication = OnApplication & RejectApplicationRequest;

/** Rejects an application; the person may apply again after a while. */
export function rejectApplication(
  { applicantId, cause, note }: RejectApplication,
  state: Application,
  { actor, now }: Context,
  { reapplyAfter }: ApplicationPolicy,
): Decision<ApplicationRejected, AdminRefusal> {
  const checked = forAdmin('reject', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const rejected: ApplicationRejected = {
    type: 'osta.application.application-rejected',
    data: { applicantId, cause, note, reapplyFrom: later(now, reapplyAfter) },
  };
  return accept(rejected);
}
