import { Trans } from '@lingui/react/macro';
import type { SubscriptionView } from '@osta/contracts/store/subscription-api';
import { Heading, Text } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { CheckoutRows } from '../../../stores/checkout-rows.tsx';
import { worthALook } from '../../../stores/worth-a-look.ts';
import { WriteToUs } from './write-to-us.tsx';

interface OpenCheckoutsProps {
  readonly subscription: Pick<SubscriptionView, 'checkouts'>;
}

/** What the owner began by card or wallet and is no payment, and whom to ask about money that does not count. */
export function OpenCheckouts({ subscription }: OpenCheckoutsProps): ReactNode {
  const checkouts = worthALook(subscription.checkouts);
  if (checkouts.length === 0) return null;
  return (
    <section className="web-store-part">
      <Heading as="h2" size="medium">
        <Trans>Card and wallet payments that don’t count</Trans>
      </Heading>
      <CheckoutRows checkouts={checkouts} />
      {checkouts.some(({ isMoneyOut }) => isMoneyOut) && (
        <Text tone="quiet" size="small">
          <WriteToUs />
        </Text>
      )}
    </section>
  );
}
