import { Trans } from '@lingui/react/macro';
import type { ApplicationView } from '@osta/contracts/application/api';
import { Heading } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { DocumentsCard } from '../../applications/documents-card.tsx';

interface DocumentsPageProps {
  readonly userId: string;
  readonly application: ApplicationView;
}

/**
 * The legal documents of a professional whom customers do not find, as one has expired. In all other
 * times they are a section of the profile.
 */
export function DocumentsPage({ userId, application }: DocumentsPageProps): ReactNode {
  return (
    <div className="web-page">
      <Heading as="h1">
        <Trans>My documents</Trans>
      </Heading>
      <div className="web-application web-page-lead">
        <DocumentsCard userId={userId} application={application} />
        <div className="web-actions">
          <Link to="/professional/profile">
            <Trans>Back to my profile</Trans>
          </Link>
        </div>
      </div>
    </div>
  );
}
