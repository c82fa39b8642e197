import { Trans } from '@lingui/react/macro';
import type { SubscriptionPayment, SubscriptionView } from '@osta/contracts/store/subscription-api';
import { Money, useLocale } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { isChoiceOf } from '../../../forms/is-choice-of.ts';
import { findErrors, useFormFields } from '../../../forms/use-form-fields.ts';
import {
  PaymentFields,
  type PaymentValues,
  usePaymentRules,
} from '../../../stores/payment-fields.tsx';
import { offlinePaymentNames, paymentCorrectionCauses } from '../../../stores/store-words.ts';
import { useAmountOf } from '../../../stores/use-plan.ts';
import { CauseDialog } from '../cause-dialog.tsx';
import type { DecisionEnd } from '../decision-dialog.tsx';

interface CorrectPaymentDialogProps extends DecisionEnd {
  /** As it was read last: a change is of what the admin sees. */
  readonly subscription: Pick<SubscriptionView, 'storeId' | 'version'>;
  readonly payment: SubscriptionPayment;
}

/** Asks what is right of a payment, and why it was recorded otherwise. */
export function CorrectPaymentDialog({
  subscription: { storeId, version },
  payment,
  ...end
}: CorrectPaymentDialogProps): ReactNode {
  const locale = useLocale();
  const rules = usePaymentRules();
  const { id: paymentId, planName, months, method, reference, receivedOn } = payment;
  const form = useFormFields<PaymentValues>({
    initial: {
      months: String(months),
      method: isChoiceOf(offlinePaymentNames, method) ? method : 'other',
      reference,
      day: receivedOn,
    },
    rules,
    onSubmit: () => undefined,
  });
  const { values } = form;
  const amount = useAmountOf(payment.plan)(Number(values.months), values.day);
  return (
    <CauseDialog
      {...end}
      title={<Trans>Correct the payment</Trans>}
      consequence={
        <Trans>
          The wrong payment stays in the history with a credit note, and the right one gets an
          invoice of its own. The paid time follows from it.
        </Trans>
      }
      causes={paymentCorrectionCauses}
      firstCause={null}
      areWordsRequired={false}
      callOf={({ cause, note }) => {
        // Marks what is wrong; the dialog stays
        form.submit();
        const isRight = Object.keys(findErrors(values, rules)).length === 0;
        if (!isRight || values.day === null) return null;
        return call('POST /api/admin/stores/{storeId}/payments/{paymentId}/correct', {
          params: { storeId, paymentId },
          ifMatch: version,
          body: {
            months: Number(values.months),
            method: values.method,
            reference: values.reference.trim(),
            receivedOn: values.day,
            cause,
            note,
          },
        });
      }}
    >
      <p>
        {planName[locale]}: {amount !== null && <Money dirham={amount} />}
      </p>
      <PaymentFields
        form={form}
        referenceHint={<Trans>Number of the transfer or the receipt. It counts once.</Trans>}
        dayLabel={<Trans>Received on</Trans>}
      />
    </CauseDialog>
  );
}
