import { Trans } from '@lingui/react/macro';
import type { Me } from '@osta/contracts/account/api';
import { Button, Card, Heading, Text } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface SubscriptionSectionProps {
  readonly me: Me;
}

/** What the account costs: every kind is free. */
export function SubscriptionSection({ me: { role } }: SubscriptionSectionProps): ReactNode {
  return (
    <div className="web-account-section">
      <Card className="web-account-card" padding="large">
        <Heading as="h2" size="medium">
          <Trans>Your account is free</Trans>
        </Heading>
        <Text tone="quiet">
          {role === 'professional' ? (
            <Trans>
              Receiving requests and sending offers is free, and Osta takes no cut. There’s no
              subscription.
            </Trans>
          ) : (
            <Trans>
              Asking for offers and comparing them costs nothing. There is nothing to subscribe to.
            </Trans>
          )}
        </Text>
      </Card>
      {role === 'business' && (
        <Card className="web-account-card" padding="large">
          <Heading as="h2" size="medium">
            <Trans>Your store</Trans>
          </Heading>
          <Text tone="quiet">
            <Trans>A subscription belongs to a store. You have none yet.</Trans>
          </Text>
          <div>
            <Button asChild variant="secondary">
              <Link to="/store/create">
                <Trans>Open a store</Trans>
              </Link>
            </Button>
          </div>
        </Card>
      )}
    </div>
  );
}
