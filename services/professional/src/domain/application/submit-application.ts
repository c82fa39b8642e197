import type { ApplicationSubmitted } from '@osta/contracts/application/application-submitted';
import type {
  ApplicationIllegalTransition,
  ApplicationIncomplete,
  NotApplied,
} from '@osta/contracts/application/refusals';
import type { UserId } from '@osta/contracts/ids';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { applicationRefusal } from './allowed.ts';
import type { Application } from './application.ts';
import { missingFields } from './missing-fields.ts';

/** The applicant sends the application in. */
export interface SubmitApplication {
  readonly applicantId: UserId;
}

/** Submits a draft, or the changes that an admin asked for, when every field is there. */
export const submitApplication: Decider<
  SubmitApplication,
  Application,
  ApplicationSubmitted,
  NotApplied | ApplicationIllegalTransition | ApplicationIncomplete
> = ({ applicantId }, application, { now }) => {
  if (application.status === 'none') return refuse({ code: 'NOT_APPLIED' });
  const refusal = applicationRefusal('submit', application);
  if (refusal) return refuse(refusal);
  const missing = missingFields(application, now);
  if (missing.length > 0) return refuse({ code: 'APPLICATION_INCOMPLETE', missing });

  const submitted: ApplicationSubmitted = {
    type: 'osta.application.application-submitted',
    data: { applicantId, round: application.round + 1, submittedAt: now },
  };
  return accept(submitted);
};
