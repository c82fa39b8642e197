import { Trans } from '@lingui/react/macro';
import type { ApplicationView } from '@osta/contracts/application/api';
import type { ReactNode } from 'react';

import {
  fieldNames,
  rejectionCauses,
  suspensionCauses,
} from '../../applications/application-words.ts';
import { applicationPath, applicationsKey } from './applications.queries.ts';
import { DecisionButtons, type ReviewDecision } from './decision-buttons.tsx';

type Verb = Exclude<ApplicationView['allowed'][number], 'review-document'>;

const words = { firstCause: 'other', areWordsRequired: false } as const;

const decisions: readonly ReviewDecision<Verb>[] = [
  { verb: 'assign', words: <Trans>Start the review</Trans>, variant: 'primary' },
  { verb: 'approve', words: <Trans>Approve</Trans>, variant: 'accent' },
  {
    verb: 'request-changes',
    words: <Trans>Request changes</Trans>,
    variant: 'secondary',
    asks: {
      title: <Trans>Request changes</Trans>,
      consequence: (
        <Trans>
          The applicant sees each note at its field, and sends the application in again.
        </Trans>
      ),
      fields: fieldNames,
    },
  },
  {
    verb: 'reject',
    words: <Trans>Reject</Trans>,
    variant: 'secondary',
    asks: {
      title: <Trans>Reject the application</Trans>,
      consequence: <Trans>The applicant reads the reason and can apply again after a while.</Trans>,
      causes: rejectionCauses,
      ...words,
    },
  },
  { verb: 'reopen', words: <Trans>Take the decision back</Trans>, variant: 'secondary' },
  {
    verb: 'suspend',
    words: <Trans>Suspend</Trans>,
    variant: 'secondary',
    asks: {
      title: <Trans>Suspend this professional</Trans>,
      consequence: (
        <Trans>Customers no longer find them. Their bookings stand. You can undo this.</Trans>
      ),
      causes: suspensionCauses,
      ...words,
    },
  },
  { verb: 'reinstate', words: <Trans>Reinstate</Trans>, variant: 'primary' },
  {
    verb: 'revoke',
    words: <Trans>Revoke</Trans>,
    variant: 'secondary',
    asks: {
      title: <Trans>Revoke the standing for good</Trans>,
      consequence: <Trans>This can’t be undone. They stay able to finish their bookings.</Trans>,
      causes: suspensionCauses,
      ...words,
    },
  },
];

interface ApplicationDecisionsProps {
  readonly application: ApplicationView;
}

/** The decisions that are possible on an application now. */
export function ApplicationDecisions({
  application: { applicantId, allowed, status },
}: ApplicationDecisionsProps): ReactNode {
  return (
    <DecisionButtons
      decisions={decisions}
      // An application under review has its reviewer
      isAllowed={(verb) => allowed.includes(verb) && (verb !== 'assign' || status === 'submitted')}
      path={applicationPath(applicantId)}
      changes={applicationsKey}
      done={<Trans>The decision is recorded. The applicant sees it at once.</Trans>}
    />
  );
}
