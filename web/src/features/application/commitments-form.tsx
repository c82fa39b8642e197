import { Trans } from '@lingui/react/macro';
import { Button, notify } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../api/call.ts';
import { CommitmentsList } from '../../applications/commitments-list.tsx';
import { useApplicationCommand } from '../../applications/use-application-command.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import type { SectionProps } from './general-form.tsx';

/** What every professional commits to. All of it is accepted, or nothing. */
export function CommitmentsForm({ userId, application }: SectionProps): ReactNode {
  const command = useApplicationCommand(userId);
  const isAccepted =
    application?.content.hasAcceptedCommitments === true &&
    application.changes.commitments === undefined;
  return (
    <div className="web-form">
      <CommitmentsList />
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
