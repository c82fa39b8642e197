import { Trans, useLingui } from '@lingui/react/macro';
import type { Me } from '@osta/contracts/account/api';
import { Card, Heading, StatusBadge, Text } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { paidStores } from '../../../stores/paid-stores.ts';
import { subscriptionLooks } from '../../../stores/store-words.ts';
import { myStoresQuery } from '../../../stores/stores.queries.ts';

interface SubscriptionSectionProps {
  readonly me: Me;
}

/** What the account costs: every kind is free. A store has a subscription of its own. */
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
      <StoreSubscriptions />
    </div>
  );
}

/** The subscriptions of the stores that the person owns, each with the way to it. */
function StoreSubscriptions(): ReactNode {
  const { i18n } = useLingui();
  const { data } = useQuery(myStoresQuery(useApi()));
  const stores = paidStores(data ?? []);
  if (stores.length === 0) return null;
  return (
    <Card className="web-account-card" padding="large">
      <Heading as="h2" size="medium">
        <Trans>Subscriptions of your stores</Trans>
      </Heading>
      <ul className="web-account-stores">
        {stores.map(({ storeId, name, subscription }) => {
          const { tone, words } = subscriptionLooks[subscription];
          return (
            <li key={storeId}>
              <Link to="/store/subscribe" search={{ store: storeId }}>
                <bdi>{name}</bdi>
              </Link>
              <StatusBadge tone={tone}>{i18n._(words)}</StatusBadge>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
