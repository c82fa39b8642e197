import { Trans } from '@lingui/react/macro';
import { Button, EmptyState, SomethingBroke } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { causeWords } from '../../applications/application-words.ts';
import { DecisionWords } from '../../components/decision-words.tsx';
import { UnauthorizedPage } from '../../layout/unauthorized-page.tsx';
import { myApplicationQuery } from '../../professionals/my-application.queries.ts';
import { placeOf } from '../../session/application-gate.ts';
import { contactEmail } from '../../site/contact.ts';

interface EndedStandingPageProps {
  readonly userId: string;
}

/** For a professional whose work on Osta was suspended or ended: why, what stands, and whom to ask. */
export function EndedStandingPage({ userId }: EndedStandingPageProps): ReactNode {
  const { data: application } = useSuspenseQuery(myApplicationQuery(useApi(), userId));
  // An old address: the standing is as it should be
  if (application === null || placeOf(application) !== 'unauthorized') return <UnauthorizedPage />;
  return (
    <EmptyState
      titleAs="h1"
      illustration={<SomethingBroke />}
      title={
        application.status === 'revoked' ? (
          <Trans>You can no longer work as a professional on Osta</Trans>
        ) : (
          <Trans>Your work on Osta is suspended</Trans>
        )
      }
      description={
        <>
          <DecisionWords decision={application.decision} causeWords={causeWords} />
          <p>
            <Trans>Customers don’t find you. The bookings that you have stand.</Trans>
          </p>
        </>
      }
      action={
        <div className="web-actions">
          <Button asChild>
            <a href={`mailto:${contactEmail}`}>
              <Trans>Write to us</Trans>
            </a>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/professional/bookings">
              <Trans>My bookings</Trans>
            </Link>
          </Button>
        </div>
      }
    />
  );
}
