import { Trans } from '@lingui/react/macro';
import type { Me } from '@osta/contracts/account/api';
import { Button, Card, Heading, Icon, moneyIcon, Text } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { paidStores } from '../../../stores/paid-stores.ts';
import { myStoresQuery } from '../../../stores/stores.queries.ts';

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
            A job that is done has a receipt on the page of its booking, with what each side says
            about the cash. You can print it or save it as PDF.
          </Trans>
        </Text>
        <div>
          <Button asChild variant="secondary">
            {isProfessional ? (
              <Link to="/professional/bookings" search={{ tab: 'previous' }}>
                <Trans>Your previous bookings</Trans>
              </Link>
            ) : (
              <Link to="/customer/bookings" search={{ tab: 'previous' }}>
                <Trans>Your previous bookings</Trans>
              </Link>
            )}
          </Button>
        </div>
      </Card>
      <StorePayments />
    </div>
  );
}

/** The way to the payments of the stores that the person owns. */
function StorePayments(): ReactNode {
  const { data } = useQuery(myStoresQuery(useApi()));
  const stores = paidStores(data ?? []);
  if (stores.length === 0) return null;
  return (
    <Card className="web-account-card" padding="large">
      <Heading as="h2" size="medium">
        <Trans>What you pay for your stores</Trans>
      </Heading>
      <Text tone="quiet">
        <Trans>How to pay for a store’s plan, and what was paid, is with its subscription.</Trans>
      </Text>
      <ul className="web-account-stores">
        {stores.map(({ storeId, name }) => (
          <li key={storeId}>
            <Link to="/store/subscribe" search={{ store: storeId }}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
