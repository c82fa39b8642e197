import type { ApplicationApprovalProposed } from '@osta/contracts/application/application-approval-proposed';
import type { ApplicationApproved } from '@osta/contracts/application/application-approved';
import type { DocumentsNotAccepted, SecondAdminNeeded } from '@osta/contracts/application/refusals';
import type { UserId } from '@osta/contracts/ids';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { forAdmin, type AdminRefusal, type OnApplication } from './admin-refusal.ts';
import type { ApplicationPolicy } from './application-policy.ts';
import type { Application } from './application.ts';
import { hasExpired, holding, neededKinds } from './legal-document.ts';

/** An admin approves the application. */
export interface ApproveApplication extends OnApplication {
  readonly reviewerId: UserId;
}

export type ApproveRefusal = AdminRefusal | DocumentsNotAccepted | SecondAdminNeeded;

/**
 * Approves an application whose needed documents are accepted and valid. Where two admins have to
 * agree, the first one proposes.
 */
export function approveApplication(
  { applicantId, reviewerId }: ApproveApplication,
  state: Application,
  { actor, now }: Context,
  { needsTwoAdmins }: ApplicationPolicy,
): Decision<ApplicationApproved | ApplicationApprovalProposed, ApproveRefusal> {
  const checked = forAdmin('approve', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const { documents, firstApprovalBy } = checked.application;
  const valid = holding(documents).filter((document) => !hasExpired(document, now));
  const waiting = documents.filter(({ review }) => review === 'waiting');
  const kinds = [
    ...neededKinds.filter((needed) => !valid.some(({ kind }) => kind === needed)),
    ...waiting.map(({ kind }) => kind),
  ];
  if (kinds.length > 0)
    return refuse({ code: 'DOCUMENTS_NOT_ACCEPTED', kinds: [...new Set(kinds)] });

  if (needsTwoAdmins && firstApprovalBy === null) {
    const proposed: ApplicationApprovalProposed = {
      type: 'osta.application.application-approval-proposed',
      data: { applicantId, reviewerId },
    };
    return accept(proposed);
  }
  if (needsTwoAdmins && firstApprovalBy === reviewerId) {
    return refuse({ code: 'SECOND_ADMIN_NEEDED' });
  }
  const approved: ApplicationApproved = {
    type: 'osta.application.application-approved',
    data: { applicantId },
  };
  return accept(approved);
}
