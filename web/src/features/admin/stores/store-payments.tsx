import { Trans, useLingui } from '@lingui/react/macro';
import type { SubscriptionPayment, SubscriptionView } from '@osta/contracts/store/subscription-api';
import { Button } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { call } from '../../../api/call.ts';
import { AnnouncedPaymentRow } from '../../../stores/announced-payment-row.tsx';
import { CheckoutRows } from '../../../stores/checkout-rows.tsx';
import { PaymentTable } from '../../../stores/payment-table.tsx';
import { declineCauses } from '../../../stores/store-words.ts';
import { storesKey } from '../../../stores/stores.queries.ts';
import { worthALook } from '../../../stores/worth-a-look.ts';
import { CauseDialog } from '../cause-dialog.tsx';
import { DecisionButtons, type ReviewDecision } from '../decision-buttons.tsx';
import { ReviewCard } from '../review-page.tsx';
import { PaymentDecisions } from './payment-decisions.tsx';
import { RecordPaymentForm } from './record-payment-form.tsx';

function declineOf(storeId: string, paymentId: string): ReviewDecision<'decline'> {
  const params = { storeId, paymentId };
  return {
    verb: 'decline',
    words: <Trans>Decline</Trans>,
    variant: 'secondary',
    asks: (end) => (
      <CauseDialog
        {...end}
        title={<Trans>Decline this payment</Trans>}
        consequence={<Trans>The owner reads the reason, and can send another receipt.</Trans>}
        causes={declineCauses}
        firstCause="not-received"
        areWordsRequired={false}
        callOf={(body) =>
          call('POST /api/admin/stores/{storeId}/announcements/{paymentId}/decline', {
            params,
            body,
          })
        }
      />
    ),
  };
}

function actionsOn(subscription: SubscriptionView): (payment: SubscriptionPayment) => ReactNode {
  return (payment) => <PaymentDecisions subscription={subscription} payment={payment} />;
}

interface StorePaymentsProps {
  readonly subscription: SubscriptionView;
}

/** The payments that the owner announced, with their receipts; those that were recorded; the form that records one. */
export function StorePayments({ subscription }: StorePaymentsProps): ReactNode {
  const { storeId, announced, payments, allowed } = subscription;
  const checkouts = worthALook(subscription.checkouts);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = announced.find(({ id }) => id === chosenId);
  const mayRecord = allowed.includes('record-payment');
  return (
    <>
      {announced.length > 0 && (
        <ReviewCard title={<Trans>Announced payments</Trans>}>
          {announced.map((payment) => (
            <AnnouncedPaymentRow
              key={payment.id}
              payment={payment}
              actions={
                <>
                  {mayRecord && (
                    <RecordButton {...payment} onChoose={() => setChosenId(payment.id)} />
                  )}
                  <DecisionButtons
                    decisions={[declineOf(storeId, payment.id)]}
                    isAllowed={() => payment.declined === null}
                    changes={storesKey}
                    done={<Trans>The payment is declined. We’ll let the owner know.</Trans>}
                  />
                </>
              }
            />
          ))}
        </ReviewCard>
      )}
      {checkouts.length > 0 && (
        <ReviewCard title={<Trans>Card and wallet payments that don’t count</Trans>}>
          <CheckoutRows checkouts={checkouts} />
        </ReviewCard>
      )}
      {payments.length > 0 && (
        <ReviewCard title={<Trans>Payments</Trans>}>
          <PaymentTable subscription={subscription} actionsOf={actionsOn(subscription)} />
        </ReviewCard>
      )}
      {mayRecord && (
        <ReviewCard title={<Trans>Record a payment</Trans>}>
          <RecordPaymentForm
            key={chosen?.id ?? ''}
            subscription={subscription}
            {...(chosen && { announced: chosen })}
          />
        </ReviewCard>
      )}
    </>
  );
}

interface RecordButtonProps {
  readonly reference: string;
  readonly onChoose: () => void;
}

/** Takes an announced payment over into the form. */
function RecordButton({ reference, onChoose }: RecordButtonProps): ReactNode {
  const { t } = useLingui();
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={t`Record the payment ${reference}`}
      onClick={onChoose}
    >
      <Trans>Record</Trans>
    </Button>
  );
}
