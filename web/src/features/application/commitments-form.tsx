import { Trans } from '@lingui/react/macro';
import { Button, notify } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../api/call.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import type { SectionProps } from './general-form.tsx';
import { useApplicationCommand } from './use-application-command.ts';

/** What every professional commits to. All of it is accepted, or nothing. */
export function CommitmentsForm({ userId, application }: SectionProps): ReactNode {
  const command = useApplicationCommand(userId);
  const isAccepted =
    application?.content.hasAcceptedCommitments === true &&
    application.changes.commitments === undefined;
  return (
    <div className="web-form">
      <ul className="web-application-list">
        <li>
          <Trans>I come at the agreed time, or say so before.</Trans>
        </li>
        <li>
          <Trans>I keep to the agreed price. Extra work is agreed before I begin it.</Trans>
        </li>
        <li>
          <Trans>I treat homes, people and their privacy with respect.</Trans>
        </li>
        <li>
          <Trans>I put right what I did wrong.</Trans>
        </li>
        <li>
          <Trans>What I say here is true, and my documents are my own.</Trans>
        </li>
      </ul>
      <ProblemNotice error={command.error} />
      {!isAccepted && (
        <div className="web-actions">
          <Button
            variant="secondary"
            isLoading={command.isPending}
            onClick={() =>
              command.mutate(
                call('PUT /api/professional/application/commitments', {
                  body: { isAccepted: true },
                }),
                { onSuccess: () => notify.success(<Trans>Saved in your application.</Trans>) },
              )
            }
          >
            <Trans>I accept all of this</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
