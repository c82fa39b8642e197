import { Trans } from '@lingui/react/macro';
import type { Me } from '@osta/contracts/account/api';
import { Button, Card, Heading, Icon, moneyIcon, Text } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface PaymentSectionProps {
  readonly me: Me;
}

/** Explains payment: in cash between the two sides, not through Osta. */
export function PaymentSection({ me: { role } }: PaymentSectionProps): ReactNode {
  const isProfessional = role === 'professional';
  return (
    <div className="web-account-section">
      <Card className="web-account-card" padding="large">
        <Heading as="h2" size="medium" className="web-account-title">
          <Icon icon={moneyIcon} size={24} />
          <Trans>Cash in hand</Trans>
        </Heading>
        <Text tone="quiet">
          {isProfessional ? (
            <Trans>
              Customers pay you directly when the work is done: in cash, or as you agree with them.
              Osta keeps no card and no bank account of yours.
            </Trans>
          ) : (
            <Trans>
              You pay the professional directly when the work is done: in cash, or as you agree with
              them. Osta keeps no card and no bank account of yours.
            </Trans>
          )}
        </Text>
      </Card>
      <Card className="web-account-card" padding="large">
        <Heading as="h2" size="medium">
          <Trans>Receipts</Trans>
        </Heading>
        <Text tone="quiet">
          <Trans>
            Osta takes no payments, so we issue no receipts. Each agreed price is in its request,
            with the date and both names.
          </Trans>
        </Text>
        <div>
          <Button asChild variant="secondary">
            {isProfessional ? (
              <Link to="/professional/requests" search={{ tab: 'ended' }}>
                <Trans>See what was agreed</Trans>
              </Link>
            ) : (
              <Link to="/customer/requests" search={{ tab: 'ended' }}>
                <Trans>See what was agreed</Trans>
              </Link>
            )}
          </Button>
        </div>
      </Card>
    </div>
  );
}
