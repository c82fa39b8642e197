import { Trans } from '@lingui/react/macro';
import { Button, Card, Heading, Ltr, notify, Text } from '@osta/ui-kit';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useProblemText } from '../../problem/use-problem-text.ts';
import { useSignOut } from '../../session/use-sign-out.ts';

import './workplace.css';

const route = getRouteApi('/_default/become-professional');

/**
 * For customers and businesses who have a trade, too: an account is of one kind and stays so. The
 * page says what a second one takes before anybody is logged out of the first.
 */
export function BecomeProfessionalPage(): ReactNode {
  const { email, role } = route.useRouteContext().me;
  const problemText = useProblemText();
  const { signOut, isSigningOut } = useSignOut('/auth/signup?kind=professional');
  return (
    <div className="web-page web-page-narrow">
      <Heading as="h1">
        <Trans>Become a professional</Trans>
      </Heading>
      <Text className="web-page-lead" size="large" tone="quiet" isReadingWidth>
        {role === 'business' ? (
          <Trans>
            You’re logged in as <Ltr>{email}</Ltr>, a business account. To offer your own work you
            need a second account.
          </Trans>
        ) : (
          <Trans>
            You’re logged in as <Ltr>{email}</Ltr>, a customer account. To offer your own work you
            need a second account.
          </Trans>
        )}
      </Text>
      <Card className="web-become" padding="large">
        <Heading as="h2" size="medium">
          <Trans>How joining works</Trans>
        </Heading>
        <ol className="web-become-steps">
          <li>
            <Trans>We’ll log you out here. Your requests and offers stay in this account.</Trans>
          </li>
          <li>
            <Trans>
              You sign up as a professional, with another e-mail address: one address has one
              account.
            </Trans>
          </li>
          <li>
            <Trans>
              You publish a profile with your trade and your place. Customers find you by it and ask
              you for offers; that costs you nothing.
            </Trans>
          </li>
        </ol>
        <Text tone="quiet">
          <Trans>
            You can come back at any time: log in with <Ltr>{email}</Ltr> again.
          </Trans>
        </Text>
        <div className="web-actions">
          <Button
            variant="accent"
            isLoading={isSigningOut}
            onClick={() => signOut((error) => notify.error(problemText(error)))}
          >
            <Trans>Log out and open a second account</Trans>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/">
              <Trans>Stay in this account</Trans>
            </Link>
          </Button>
        </div>
      </Card>
    </div>
  );
}
