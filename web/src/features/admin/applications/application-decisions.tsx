import { Trans } from '@lingui/react/macro';
import type { ApplicationView } from '@osta/contracts/application/api';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import {
  fieldNamesForAdmins,
  rejectionCauses,
  suspensionCauses,
} from '../../../applications/application-words.ts';
import { useMe } from '../../../session/use-me.ts';
import { CauseDialog } from '../cause-dialog.tsx';
import { DecisionButtons, type ReviewDecision } from '../decision-buttons.tsx';
import { KeysHelp } from '../keys-help.tsx';
import { NotesDialog } from '../notes-dialog.tsx';
import { applicationsKey } from './applications.queries.ts';
import { NextApplication } from './next-application.tsx';

import './admin-professionals.css';

type Verb = Exclude<ApplicationView['allowed'][number], 'review-document'>;

const words = { firstCause: 'other', areWordsRequired: false } as const;

function decisionsOn(
  { applicantId, version }: Pick<ApplicationView, 'applicantId' | 'version'>,
  isTaken: boolean,
): readonly ReviewDecision<Verb>[] {
  const params = { applicantId };
  // A decision is about what the admin sees
  const seen = { params, ifMatch: version };
  return [
    {
      verb: 'assign',
      words: isTaken ? <Trans>Take the review over</Trans> : <Trans>Start the review</Trans>,
      variant: isTaken ? 'secondary' : 'primary',
      done: <Trans>It’s yours to review now.</Trans>,
      call: call('POST /api/professional/applications/{applicantId}/assign', { params }),
    },
    {
      verb: 'release',
      words: <Trans>Give back</Trans>,
      variant: 'ghost',
      done: <Trans>It waits for someone again.</Trans>,
      call: call('POST /api/professional/applications/{applicantId}/release', { params }),
    },
    {
      verb: 'approve',
      words: <Trans>Approve</Trans>,
      variant: 'accent',
      call: call('POST /api/professional/applications/{applicantId}/approve', seen),
    },
    {
      verb: 'request-changes',
      words: <Trans>Request changes</Trans>,
      variant: 'secondary',
      asks: (end) => (
        <NotesDialog
          {...end}
          title={<Trans>Request changes</Trans>}
          consequence={
            <Trans>
              The applicant sees each note at its field, and sends the application in again.
            </Trans>
          }
          fields={fieldNamesForAdmins}
          callOf={(notes) =>
            call('POST /api/professional/applications/{applicantId}/request-changes', {
              ...seen,
              body: { notes },
            })
          }
        />
      ),
    },
    {
      verb: 'reject',
      words: <Trans>Reject</Trans>,
      variant: 'secondary',
      asks: (end) => (
        <CauseDialog
          {...end}
          {...words}
          title={<Trans>Reject the application</Trans>}
          consequence={
            <Trans>The applicant reads the reason and can apply again after a while.</Trans>
          }
          causes={rejectionCauses}
          callOf={(body) =>
            call('POST /api/professional/applications/{applicantId}/reject', { ...seen, body })
          }
        />
      ),
    },
    {
      verb: 'reopen',
      words: <Trans>Take the decision back</Trans>,
      variant: 'secondary',
      call: call('POST /api/professional/applications/{applicantId}/reopen', seen),
    },
    {
      verb: 'suspend',
      words: <Trans>Suspend</Trans>,
      variant: 'secondary',
      asks: (end) => (
        <CauseDialog
          {...end}
          {...words}
          title={<Trans>Suspend this professional</Trans>}
          consequence={
            <Trans>Customers no longer find them. Their bookings stand. You can undo this.</Trans>
          }
          causes={suspensionCauses}
          callOf={(body) =>
            call('POST /api/professional/applications/{applicantId}/suspend', { ...seen, body })
          }
        />
      ),
    },
    {
      verb: 'reinstate',
      words: <Trans>Reinstate</Trans>,
      variant: 'primary',
      call: call('POST /api/professional/applications/{applicantId}/reinstate', seen),
    },
    {
      verb: 'revoke',
      words: <Trans>Revoke</Trans>,
      variant: 'secondary',
      asks: (end) => (
        <CauseDialog
          {...end}
          {...words}
          title={<Trans>Revoke the standing for good</Trans>}
          consequence={
            <Trans>This can’t be undone. They stay able to finish their bookings.</Trans>
          }
          causes={suspensionCauses}
          callOf={(body) =>
            call('POST /api/professional/applications/{applicantId}/revoke', { ...seen, body })
          }
        />
      ),
    },
  ];
}

interface ApplicationDecisionsProps {
  readonly application: ApplicationView;
}

/** The decisions that are possible on an application now, also by key, and the way to the next one. */
export function ApplicationDecisions({ application }: ApplicationDecisionsProps): ReactNode {
  const { applicantId, allowed, status, review } = application;
  const me = useMe();
  const reviewer = status === 'under_review' ? review?.reviewer : null;
  const isMine = reviewer?.id === me?.id;
  return (
    <>
      <DecisionButtons
        decisions={decisionsOn(application, status === 'under_review')}
        // Nobody takes over from themselves
        isAllowed={(verb) => allowed.includes(verb) && (verb !== 'assign' || !isMine)}
        changes={applicationsKey}
        done={<Trans>The decision is recorded. The applicant sees it at once.</Trans>}
      />
      <NextApplication after={applicantId} className={nextLink} />
      <KeysHelp
        keys={[
          {
            letter: 'A',
            words: <Trans>To “Approve”; Enter approves</Trans>,
            press: () => buttonOf('approve')?.focus(),
          },
          {
            letter: 'C',
            words: <Trans>Request changes</Trans>,
            press: () => buttonOf('request-changes')?.click(),
          },
          { letter: 'R', words: <Trans>Reject</Trans>, press: () => buttonOf('reject')?.click() },
          {
            letter: 'S',
            words: <Trans>To “Start the review”; Enter starts it</Trans>,
            press: () => buttonOf('assign')?.focus(),
          },
          {
            letter: 'N',
            words: <Trans>To the next application that waits</Trans>,
            press: () => document.querySelector<HTMLElement>(`.${nextLink}`)?.click(),
          },
        ]}
      />
    </>
  );
}

const nextLink = 'web-next-application';

/** The button of a decision, if it is possible now. What is done at once only gets the focus: a slip approves nobody. */
function buttonOf(verb: Verb): HTMLElement | null {
  return document.querySelector(`[data-verb="${verb}"]`);
}
