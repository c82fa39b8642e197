import { Trans } from '@lingui/react/macro';
import type { SubscriptionView } from '@osta/contracts/store/subscription-api';
import { Heading, Text } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { PaymentTable } from '../../../stores/payment-table.tsx';

interface PaymentHistoryProps {
  readonly subscription: SubscriptionView;
}

/** What came in for a subscription, the newest first. */
export function PaymentHistory({ subscription }: PaymentHistoryProps): ReactNode {
  return (
    <section className="web-store-part">
      <Heading as="h2" size="medium">
        <Trans>Payments</Trans>
      </Heading>
      {subscription.payments.length === 0 ? (
        <Text tone="quiet">
          <Trans>Nothing was paid yet. Every payment that we record is listed here.</Trans>
        </Text>
      ) : (
        <PaymentTable subscription={subscription} />
      )}
    </section>
  );
}
