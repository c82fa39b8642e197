import { Trans } from '@lingui/react/macro';
import {
  Button,
  Callout,
  Card,
  ConfirmDialog,
  EmptyState,
  Heading,
  notify,
  Welcome,
} from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { call } from '../../api/call.ts';
import { useApi } from '../../api/use-api.ts';
import { DocumentsForm } from '../../applications/documents-form.tsx';
import { useApplicationCommand } from '../../applications/use-application-command.ts';
import { useProblemText } from '../../problem/use-problem-text.ts';
import { myApplicationQuery } from '../../professionals/my-application.queries.ts';
import { PendingSteps } from './pending-steps.tsx';

import './application.css';

interface ApplicationPendingPageProps {
  readonly userId: string;
}

/** Shown to applicants while their application waits for an admin; they can withdraw it. */
export function ApplicationPendingPage({ userId }: ApplicationPendingPageProps): ReactNode {
  const { data: application } = useSuspenseQuery(myApplicationQuery(useApi(), userId));
  const [isAsking, setAsking] = useState(false);
  const problemText = useProblemText();
  const router = useRouter();
  const command = useApplicationCommand(userId);
  const isReviewed = application?.status === 'under_review';
  const since = application?.submittedAt ?? null;
  const hasRefused = application?.documents.some(({ review }) => review === 'refused') ?? false;

  return (
    <div className="web-page web-centered">
      <EmptyState
        titleAs="h1"
        illustration={<Welcome />}
        title={
          isReviewed ? (
            <Trans>We’re looking at your application</Trans>
          ) : (
            <Trans>Your application is waiting for its review</Trans>
          )
        }
        description={<Trans>There’s nothing you have to do. You can close this page.</Trans>}
        action={
          application?.allowed.includes('withdraw') === true && (
            <Button variant="secondary" onClick={() => setAsking(true)}>
              <Trans>Withdraw my application</Trans>
            </Button>
          )
        }
      />
      {since !== null && <PendingSteps since={since} isReviewed={isReviewed} />}
      {application !== null && hasRefused && application.allowed.includes('add-document') && (
        <Card className="web-application-section" padding="large" asChild>
          <section>
            <Heading as="h2" size="medium">
              <Trans>Legal documents</Trans>
            </Heading>
            <Callout tone="waiting" title={<Trans>A document wasn’t accepted</Trans>}>
              <Trans>Add another one here, and we look at it with your application.</Trans>
            </Callout>
            <DocumentsForm userId={userId} application={application} canRemove={false} />
          </section>
        </Card>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={<Trans>Withdraw your application?</Trans>}
        description={
          <Trans>Nobody will look at it. What you said is kept, and you can apply again.</Trans>
        }
        confirmLabel={<Trans>Withdraw</Trans>}
        isConfirming={command.isPending}
        onConfirm={() =>
          command.mutate(call('POST /api/professional/application/withdraw'), {
            onSuccess: () => void router.navigate({ to: '/become-professional' }),
            onError: (error) => {
              notify.error(problemText(error));
              setAsking(false);
            },
          })
        }
      />
    </div>
  );
}
