import type { ApplicationIllegalTransition } from '@osta/contracts/application/refusals';
import type { ApplicationStatus, ApplicationVerb } from '@osta/contracts/application/status';

import type { StartedApplication } from './application.ts';

/** The verbs that each status allows, for any actor (docs/domain.md §5). */
export const applicationVerbs: {
  readonly [Status in ApplicationStatus]: readonly ApplicationVerb[];
} = {
  draft: ['save', 'add-document', 'remove-document', 'submit'],
  submitted: ['withdraw', 'assign'],
  // The applicant replaces a document that was refused without waiting for the end of the review
  under_review: [
    'add-document',
    'assign',
    'release',
    'review-document',
    'request-changes',
    'approve',
    'reject',
  ],
  changes_requested: ['save', 'add-document', 'remove-document', 'submit', 'withdraw', 'reopen'],
  approved: ['add-document', 'remove-document', 'review-document', 'suspend'],
  // To save is to apply again; after a rejection, from a certain day on
  rejected: ['save', 'add-document', 'reopen'],
  withdrawn: ['save', 'add-document'],
  lapsed: ['add-document', 'remove-document', 'review-document', 'suspend'],
  suspended: ['reinstate', 'revoke'],
  revoked: [],
};

/** Returns why the application does not allow `verb`; `undefined` if it does. */
export function applicationRefusal(
  verb: ApplicationVerb,
  { status: state }: StartedApplication,
): ApplicationIllegalTransition | undefined {
  const allowed = applicationVerbs[state];
  if (allowed.includes(verb)) return undefined;
  return { code: 'APPLICATION_ILLEGAL_TRANSITION', state, allowed: [...allowed] };
}
