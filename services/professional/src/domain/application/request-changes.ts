import type { RequestChangesRequest } from '@osta/contracts/application/api';
import type { ApplicationChangesRequested } from '@osta/contracts/application/application-changes-requested';
import type { ChangesEmpty, ResubmitLimitReached } from '@osta/contracts/application/refusals';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { forAdmin, type AdminRefusal, type OnApplication } from './admin-refusal.ts';
import type { ApplicationPolicy } from './application-policy.ts';
import { noChanges, type Application } from './application.ts';

/** An admin asks for changes, field by field. */
export type RequestChanges = OnApplication & RequestChangesRequest;

export type RequestChangesRefusal = AdminRefusal | ChangesEmpty | ResubmitLimitReached;

/** Asks for changes, as long as the applicant may send the application in once more. */
export function requestChanges(
  { applicantId, notes: asked }: RequestChanges,
  state: Application,
  { actor }: Context,
  { resubmissions: limit }: ApplicationPolicy,
): Decision<ApplicationChangesRequested, RequestChangesRefusal> {
  const checked = forAdmin('request-changes', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  if (checked.application.round > limit) return refuse({ code: 'RESUBMIT_LIMIT_REACHED', limit });
  const notes = { ...noChanges, ...asked };
  if (Object.values(notes).every((note) => note === '')) return refuse({ code: 'CHANGES_EMPTY' });

  const requested: ApplicationChangesRequested = {
    type: 'osta.application.application-changes-requested',
    data: { applicantId, notes },
  };
  return accept(requested);
}
