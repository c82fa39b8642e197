import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SubscriptionPaymentMethod } from '@osta/contracts/store/status';
import type { SubscriptionPayment, SubscriptionView } from '@osta/contracts/store/subscription-api';
import { DateField, FormField, Select } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { isChoiceOf } from '../../../forms/is-choice-of.ts';
import { findErrors, type Rules, useFormFields } from '../../../forms/use-form-fields.ts';
import {
  offlinePaymentNames,
  paymentRefundCauses,
  subscriptionPaymentNames,
} from '../../../stores/store-words.ts';
import { useToday } from '../../../time/use-today.ts';
import { CauseDialog } from '../cause-dialog.tsx';
import type { DecisionEnd } from '../decision-dialog.tsx';

interface RefundPaymentDialogProps extends DecisionEnd {
  /** As it was read last: a change is of what the admin sees. */
  readonly subscription: Pick<SubscriptionView, 'storeId' | 'version'>;
  readonly payment: SubscriptionPayment;
}

interface RefundValues {
  readonly months: string;
  readonly method: SubscriptionPaymentMethod;
  /** YYYY-MM-DD */
  readonly day: string | null;
}

/** Asks how many of the last months of a payment were given back, how, when and why. */
export function RefundPaymentDialog({
  subscription: { storeId, version },
  payment: { id: paymentId, months, method, refunds },
  ...end
}: RefundPaymentDialogProps): ReactNode {
  const { i18n, t } = useLingui();
  const today = useToday();
  const left = refunds.reduce((rest, refund) => rest - refund.months, months);
  const rules: Rules<RefundValues> = {
    day: [
      (day) => day !== null || t`Choose the day.`,
      (day) => day === null || day <= today || t`Choose today or an earlier day.`,
    ],
  };
  const { values, errors, fieldId, set, submit } = useFormFields<RefundValues>({
    initial: { months: String(left), method, day: today },
    rules,
    onSubmit: () => undefined,
  });

  const ways = method === 'online' ? subscriptionPaymentNames : offlinePaymentNames;
  return (
    <CauseDialog
      {...end}
      title={<Trans>Record a refund</Trans>}
      consequence={
        values.method === 'online' ? (
          <Trans>
            The payment provider gives the money back. The owner gets a credit note, and the paid
            time becomes shorter by these months.
          </Trans>
        ) : (
          <Trans>
            Give the money back first. The owner gets a credit note, and the paid time becomes
            shorter by these months.
          </Trans>
        )
      }
      causes={paymentRefundCauses}
      firstCause={null}
      areWordsRequired={false}
      callOf={({ cause, note }) => {
        // Marks what is wrong; the dialog stays
        submit();
        const { day } = values;
        if (day === null || Object.keys(findErrors(values, rules)).length > 0) return null;
        return call('POST /api/admin/stores/{storeId}/payments/{paymentId}/refund', {
          params: { storeId, paymentId },
          ifMatch: version,
          body: {
            months: Number(values.months),
            method: values.method,
            refundedOn: day,
            cause,
            note,
          },
        });
      }}
    >
      <FormField id={fieldId('months')} label={<Trans>Months given back</Trans>}>
        <Select
          value={values.months}
          onChange={(event) => set('months', event.target.value)}
          options={Array.from({ length: left }, (_, n) => {
            const given = n + 1;
            return {
              value: String(given),
              label: t`${plural(given, { one: '# month', other: '# months' })}`,
            };
          })}
        />
      </FormField>
      <FormField id={fieldId('method')} label={<Trans>Given back by</Trans>}>
        <Select
          value={values.method}
          onChange={({ target: { value } }) => {
            if (isChoiceOf(ways, value)) set('method', value);
          }}
          options={Object.entries(ways).map(([value, words]) => ({
            value,
            label: i18n._(words),
          }))}
        />
      </FormField>
      <FormField
        id={fieldId('day')}
        label={<Trans>Given back on</Trans>}
        error={errors.day}
        required
      >
        <DateField value={values.day} max={today} onChange={(day) => set('day', day)} />
      </FormField>
    </CauseDialog>
  );
}
