import { Trans } from '@lingui/react/macro';
import { planOf, priceOf } from '@osta/contracts/store/plans';
import type { SubscriptionPayment } from '@osta/contracts/store/subscription-api';
import { Money, useLocale } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { findErrors, useFormFields } from '../../../forms/use-form-fields.ts';
import {
  PaymentFields,
  type PaymentValues,
  usePaymentRules,
} from '../../../stores/payment-fields.tsx';
import { paymentCorrectionCauses } from '../../../stores/store-words.ts';
import { CauseDialog } from '../cause-dialog.tsx';
import type { DecisionEnd } from '../decision-dialog.tsx';

interface CorrectPaymentDialogProps extends DecisionEnd {
  readonly storeId: string;
  readonly payment: SubscriptionPayment;
}

/** Asks what is right of a payment, and why it was recorded otherwise. */
export function CorrectPaymentDialog({
  storeId,
  payment,
  ...end
}: CorrectPaymentDialogProps): ReactNode {
  const locale = useLocale();
  const rules = usePaymentRules();
  const { id: paymentId, plan, months, method, reference, receivedOn } = payment;
  const form = useFormFields<PaymentValues>({
    initial: { months: String(months), method, reference, day: receivedOn },
    rules,
    onSubmit: () => undefined,
  });
  const { values } = form;
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
        {planOf(plan).name[locale]}: <Money dirham={priceOf(plan, Number(values.months))} />
      </p>
      <PaymentFields
        form={form}
        referenceHint={<Trans>Number of the transfer or the receipt. It counts once.</Trans>}
        dayLabel={<Trans>Received on</Trans>}
      />
    </CauseDialog>
  );
}
