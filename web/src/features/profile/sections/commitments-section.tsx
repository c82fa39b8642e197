import { Trans } from '@lingui/react/macro';
import type { ApplicationView } from '@osta/contracts/application/api';
import { Card, DateText, Heading, Text } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { CommitmentsList } from '../../../applications/commitments-list.tsx';

interface CommitmentsSectionProps {
  readonly application: ApplicationView;
}

/** What the professional has accepted in their application, word for word, and when. */
export function CommitmentsSection({ application }: CommitmentsSectionProps): ReactNode {
  const { commitmentsAcceptedAt } = application;
  return (
    <Card className="web-profile-card" padding="large" asChild>
      <section>
        <Heading as="h2" size="medium">
          <Trans>Commitments</Trans>
        </Heading>
        {commitmentsAcceptedAt !== null && (
          <Text>
            <Trans>
              You accepted these with your application on{' '}
              <DateText instant={commitmentsAcceptedAt} />.
            </Trans>
          </Text>
        )}
        <CommitmentsList />
        <Text tone="quiet" size="small">
          <Trans>They’re the same for every professional. Customers can rely on them.</Trans>
        </Text>
      </section>
    </Card>
  );
}
