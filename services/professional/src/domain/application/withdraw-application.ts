import type { ApplicationWithdrawn } from '@osta/contracts/application/application-withdrawn';
import type {
  ApplicationIllegalTransition,
  ApplicationNotFound,
  NotApplied,
} from '@osta/contracts/application/refusals';
import type { UserId } from '@osta/contracts/ids';
import { accept, refuse, unchanged, type Decider } from '@osta/platform/decider';

import { applicationRefusal } from './allowed.ts';
import type { Application } from './application.ts';

/** The applicant no longer wants to be a professional. */
export interface WithdrawApplication {
  readonly applicantId: UserId;
}

/** Withdraws an application that waits: for an admin, or for changes. */
export const withdrawApplication: Decider<
  WithdrawApplication,
  Application,
  ApplicationWithdrawn,
  NotApplied | ApplicationIllegalTransition
> = ({ applicantId }, application) => {
  if (application.status === 'none') return refuse({ code: 'NOT_APPLIED' });
  const refusal = applicationRefusal('withdraw', application);
  if (refusal) return refuse(refusal);
  return accept(withdrawn(applicantId, 'by-applicant'));
};

/** Ends the application of an erased account, wherever it stands. Only the system may. */
export const abandonApplication: Decider<
  WithdrawApplication,
  Application,
  ApplicationWithdrawn,
  ApplicationNotFound
> = ({ applicantId }, application, { actor }) => {
  if (application.status === 'none' || actor !== 'system') {
    return refuse({ code: 'APPLICATION_NOT_FOUND' });
  }
  if (application.status === 'withdrawn' || application.status === 'revoked') return unchanged;
  return accept(withdrawn(applicantId, 'account-erased'));
};

function withdrawn(
  applicantId: UserId,
  cause: ApplicationWithdrawn['data']['cause'],
): ApplicationWithdrawn {
  return { type: 'osta.application.application-withdrawn', data: { applicantId, cause } };
}
