import { Trans } from '@lingui/react/macro';
import type { StoreReceipt } from '@osta/contracts/store/api';
import type { AnnouncedPayment, SubscriptionView } from '@osta/contracts/store/subscription-api';
import { Button, Money, notify, useLocale } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useServerFields } from '../../../forms/server-fields.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import {
  PaymentFields,
  type PaymentValues,
  usePaymentRules,
} from '../../../stores/payment-fields.tsx';
import { storesKey } from '../../../stores/stores.queries.ts';
import { useAmountOf, usePlan } from '../../../stores/use-plan.ts';
import { useToday } from '../../../time/use-today.ts';

const serviceNames = {
  months: 'body.months',
  method: 'body.method',
  reference: 'body.reference',
  day: 'body.receivedOn',
};
interface RecordPaymentFormProps {
  readonly subscription: SubscriptionView;
  /** The announced payment to begin with. */
  readonly announced?: AnnouncedPayment;
}

/** Records that the owner paid: months, method, reference, day. The amount follows from the plan. */
export function RecordPaymentForm({ subscription, announced }: RecordPaymentFormProps): ReactNode {
  const locale = useLocale();
  const today = useToday();
  const paymentRules = usePaymentRules();
  const serverFields = useServerFields();
  const record = useCommand<StoreReceipt>(storesKey);
  const { storeId, version, plan: planId } = subscription;
  const plan = usePlan(planId);
  const amountOf = useAmountOf(planId);
  const blank: PaymentValues = { months: '1', method: 'cash', reference: '', day: today };
  const form = useFormFields<PaymentValues>({
    initial: announced
      ? {
          months: String(announced.months),
          method: announced.method,
          reference: announced.reference,
          day: announced.paidOn,
        }
      : blank,
    rules: paymentRules,
    onSubmit: ({ months, method, reference, day }) => {
      if (day === null) return;
      record.mutate(
        call('POST /api/admin/stores/{storeId}/payments', {
          params: { storeId },
          ifMatch: version,
          body: { months: Number(months), method, reference: reference.trim(), receivedOn: day },
        }),
        {
          onSuccess: () => {
            notify.success(<Trans>The payment is recorded.</Trans>);
            form.setAll(blank);
          },
          onError: (error) => form.refuse(serverFields(error, serviceNames)),
        },
      );
    },
  });
  const { values, submit } = form;
  if (plan === undefined) return null;
  const amount = amountOf(Number(values.months), values.day);

  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <p>
        {plan.name[locale]}: {amount !== null && <Money dirham={amount} />}
      </p>
      <PaymentFields
        form={form}
        referenceHint={<Trans>Number of the transfer or the receipt. It counts once.</Trans>}
        dayLabel={<Trans>Received on</Trans>}
      />
      <ProblemNotice error={record.error} />
      <div className="web-actions">
        <Button type="submit" variant="secondary" isLoading={record.isPending}>
          <Trans>Record the payment</Trans>
        </Button>
      </div>
    </form>
  );
}
