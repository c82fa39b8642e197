import { Trans } from '@lingui/react/macro';
import { Button, EmptyState, Welcome } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Shown to people who have applied and wait for the decision. */
export function RegistrationPendingPage(): ReactNode {
  return (
    <div className="web-page web-centered">
      <EmptyState
        titleAs="h1"
        illustration={<Welcome />}
        title={<Trans>We’re reviewing your application</Trans>}
        description={
          <Trans>
            A person reads every application. The decision reaches you by e-mail; until then your
            account works as before.
          </Trans>
        }
        action={
          <Button asChild>
            <Link to="/">
              <Trans>Back to home</Trans>
            </Link>
          </Button>
        }
      />
    </div>
  );
}
