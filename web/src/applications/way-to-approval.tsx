import { Trans } from '@lingui/react/macro';
import type { ApplicationView } from '@osta/contracts/application/api';
import { Button, Callout } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { DecisionWords } from '../components/decision-words.tsx';
import { placeOf } from '../session/application-gate.ts';
import { causeWords } from './application-words.ts';

interface WayToApprovalProps {
  readonly application: ApplicationView | null;
}

/** Says why somebody has no profile to edit now, and leads them to what brings it. */
export function WayToApproval({ application }: WayToApprovalProps): ReactNode {
  switch (placeOf(application)) {
    case 'pending':
      return (
        <Callout
          tone="waiting"
          title={<Trans>Your application is waiting for its review</Trans>}
          action={
            <Button asChild variant="secondary">
              <Link to="/registration-pending">
                <Trans>My application</Trans>
              </Link>
            </Button>
          }
        >
          <Trans>You can publish your profile as soon as you’re approved.</Trans>
        </Callout>
      );
    case 'documents':
      return (
        <Callout
          tone="danger"
          title={<Trans>Customers don’t find you</Trans>}
          action={
            <Button asChild>
              <Link to="/become-professional" search={{ part: 'documents' }}>
                <Trans>Add a new document</Trans>
              </Link>
            </Button>
          }
        >
          <Trans>
            One of your documents has expired. Add a new one of the same kind; once it’s accepted,
            customers find you again. If it isn’t your identity card or passport, you can also
            remove it. Your bookings stand.
          </Trans>
        </Callout>
      );
    case 'unauthorized':
      return (
        <Callout tone="danger" title={<Trans>Customers don’t find you</Trans>}>
          <p>
            {application?.status === 'revoked' ? (
              <Trans>
                You can no longer work as a professional on Osta. Finish the bookings you have.
              </Trans>
            ) : (
              <Trans>Your work on Osta is suspended. Write to us to sort it out.</Trans>
            )}
          </p>
          <DecisionWords decision={application?.decision ?? null} causeWords={causeWords} />
        </Callout>
      );
    case 'form':
    case 'rejected':
    case 'profile':
      return (
        <Callout
          tone="waiting"
          title={<Trans>Apply first, then publish your profile</Trans>}
          action={
            <Button asChild>
              <Link to="/become-professional">
                <Trans>Go to my application</Trans>
              </Link>
            </Button>
          }
        >
          <Trans>
            We check every professional before customers can find them. Tell us who you are and what
            you do, and add a document.
          </Trans>
        </Callout>
      );
  }
}
