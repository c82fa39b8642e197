import { Trans } from '@lingui/react/macro';
import type { ApplicationView } from '@osta/contracts/application/api';
import { Callout, Card, Heading, Text } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { DocumentsForm } from './documents-form.tsx';

import './documents-card.css';

interface DocumentsCardProps {
  readonly userId: string;
  readonly application: ApplicationView;
}

/** The legal documents of a professional, with a form that adds a newer one, and what waits for whom. */
export function DocumentsCard({ userId, application }: DocumentsCardProps): ReactNode {
  const { status, documents } = application;
  const isWaiting = documents.some(({ review }) => review === 'waiting');
  return (
    <>
      {status === 'lapsed' && !isWaiting && (
        <Callout tone="danger" title={<Trans>Customers don’t find you</Trans>}>
          <Trans>
            One of your documents has expired. Add a new one of the same kind; once it’s accepted,
            customers find you again. If it isn’t your identity card or passport, you can also
            remove it. Your bookings stand.
          </Trans>
        </Callout>
      )}
      {isWaiting && (
        <Callout tone="waiting" title={<Trans>We’re checking your new document</Trans>}>
          <Trans>You’ll find the answer in your notifications.</Trans>
        </Callout>
      )}
      <Card className="web-documents-card" padding="large" asChild>
        <section>
          <Heading as="h2" size="medium">
            <Trans>Legal documents</Trans>
          </Heading>
          <Text tone="quiet">
            <Trans>
              We check every document you add. Of two documents of one kind, the one that’s valid
              longer counts.
            </Trans>
          </Text>
          <DocumentsForm userId={userId} application={application} canRemove />
        </section>
      </Card>
    </>
  );
}
