import { Trans } from '@lingui/react/macro';
import { Button, EmptyState, notify, Welcome } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useProblemText } from '../../problem/use-problem-text.ts';
import { useSignOut } from '../../session/use-sign-out.ts';

/** For customers and businesses who have a trade, too: work and orders are two accounts. */
export function BecomeProfessionalPage(): ReactNode {
  const problemText = useProblemText();
  const { signOut, isSigningOut } = useSignOut('/auth/signup?kind=professional');
  return (
    <div className="web-page web-centered">
      <EmptyState
        titleAs="h1"
        illustration={<Welcome />}
        title={<Trans>Become a professional</Trans>}
        description={
          <Trans>
            Work and orders are two accounts on Osta. Sign up for the second one with another e-mail
            address: the one you are using now stays as it is.
          </Trans>
        }
        action={
          <div className="web-actions">
            <Button
              variant="accent"
              loading={isSigningOut}
              onClick={() => signOut((error) => notify.error(problemText(error)))}
            >
              <Trans>Log out and sign up as a professional</Trans>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/">
                <Trans>Back to home</Trans>
              </Link>
            </Button>
          </div>
        }
      />
    </div>
  );
}
