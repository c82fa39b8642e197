import { Trans } from '@lingui/react/macro';
import type { ApplicationView } from '@osta/contracts/application/api';
import { Callout, Card, Heading, Text } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { DocumentsForm } from './documents-form.tsx';

interface DocumentsPageProps {
  readonly userId: string;
  readonly application: ApplicationView;
}

/** The legal documents of a professional: they add a newer one before, or after, one expires. */
export function DocumentsPage({ userId, application }: DocumentsPageProps): ReactNode {
  const { status, documents } = application;
  const isWaiting = documents.some(({ review }) => review === 'waiting');
  return (
    <div className="web-page">
      <Heading as="h1">
        <Trans>My documents</Trans>
      </Heading>
      <Text className="web-page-lead" size="large" tone="quiet" isReadingWidth>
        <Trans>
          We check every document you add. Of two documents of one kind, the one that’s valid longer
          counts.
        </Trans>
      </Text>
      <div className="web-application">
        {status === 'lapsed' && !isWaiting && (
          <Callout tone="danger" title={<Trans>Customers don’t find you</Trans>}>
            <Trans>
              One of your documents has expired. Add a new one of the same kind; once it’s accepted,
              customers find you again. Your bookings stand.
            </Trans>
          </Callout>
        )}
        {isWaiting && (
          <Callout tone="waiting" title={<Trans>We’re checking your new document</Trans>}>
            <Trans>You’ll find the answer in your notifications.</Trans>
          </Callout>
        )}
        <Card className="web-application-section" padding="large" asChild>
          <section>
            <Heading as="h2" size="medium">
              <Trans>Legal documents</Trans>
            </Heading>
            <DocumentsForm userId={userId} application={application} canRemove />
          </section>
        </Card>
        <div className="web-actions">
          <Link to="/professional/profile">
            <Trans>Back to my profile</Trans>
          </Link>
        </div>
      </div>
    </div>
  );
}
