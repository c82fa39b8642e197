import { Trans, useLingui } from '@lingui/react/macro';
import type { StoreReceipt } from '@osta/contracts/store/api';
import type { AnnouncedPayment, SubscriptionView } from '@osta/contracts/store/subscription-api';
import { Button, Card, Heading, notify, Text } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { AnnouncedPaymentRow } from '../../../stores/announced-payment-row.tsx';
import { storesKey } from '../../../stores/stores.queries.ts';
import { AnnouncePaymentForm } from './announce-payment-form.tsx';

interface AnnouncedPaymentsProps {
  readonly subscription: SubscriptionView;
  readonly isOwner: boolean;
}

/** What the owner says they have paid and we have not recorded, and the form that adds to it. */
export function AnnouncedPayments({ subscription, isOwner }: AnnouncedPaymentsProps): ReactNode {
  const { storeId, announced, allowed, plan } = subscription;
  const [isAnnouncing, setAnnouncing] = useState(false);
  const mayAnnounce = allowed.includes('announce-payment') && plan !== null;
  if (announced.length === 0 && !mayAnnounce) return null;
  return (
    <Card padding="large" asChild>
      <section className="web-store-part">
        <Heading as="h2" size="medium">
          <Trans>Have you paid?</Trans>
        </Heading>
        <Text isReadingWidth>
          <Trans>Send us the reference and the receipt, and we find your payment faster.</Trans>
        </Text>
        {announced.map((payment) => (
          <AnnouncedPaymentRow
            key={payment.id}
            payment={payment}
            actions={isOwner && <Withdraw storeId={storeId} payment={payment} />}
          />
        ))}
        {mayAnnounce &&
          (isAnnouncing ? (
            <AnnouncePaymentForm
              subscription={subscription}
              plan={plan}
              onDone={() => setAnnouncing(false)}
            />
          ) : (
            <div className="web-actions">
              <Button variant="secondary" onClick={() => setAnnouncing(true)}>
                <Trans>Send a receipt</Trans>
              </Button>
            </div>
          ))}
      </section>
    </Card>
  );
}

interface WithdrawProps {
  readonly storeId: string;
  readonly payment: AnnouncedPayment;
}

function Withdraw({ storeId, payment: { id, reference } }: WithdrawProps): ReactNode {
  const { t } = useLingui();
  const problemText = useProblemText();
  const command = useCommand<StoreReceipt>(storesKey);
  return (
    <Button
      variant="ghost"
      size="small"
      aria-label={t`Take back the payment ${reference}`}
      isLoading={command.isPending}
      onClick={() =>
        command.mutate(
          call('DELETE /api/stores/{storeId}/subscription/announcements/{paymentId}', {
            params: { storeId, paymentId: id },
          }),
          { onError: (error) => notify.error(problemText(error)) },
        )
      }
    >
      <Trans>Take back</Trans>
    </Button>
  );
}
