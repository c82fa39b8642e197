import { Trans } from '@lingui/react/macro';
import { Button, EmptyState, Welcome } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Shown to people who are signed in and have not finished signing up. */
export function RegistrationPendingPage(): ReactNode {
  return (
    <div className="web-page web-centered">
      <EmptyState
        titleAs="h1"
        illustration={<Welcome />}
        title={<Trans>Your sign-up isn’t finished</Trans>}
        description={
          <Trans>
            Your email is confirmed. Tell us your name and what brings you here, and your account is
            ready.
          </Trans>
        }
        action={
          <Button asChild>
            <Link to="/auth/signup">
              <Trans>Finish your sign-up</Trans>
            </Link>
          </Button>
        }
      />
    </div>
  );
}
