import { Trans, useLingui } from '@lingui/react/macro';
import type { OfflinePaymentMethod } from '@osta/contracts/store/status';
import { DateField, FormField, Select, TextField } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { useFieldRules } from '../forms/field-rules.ts';
import { namesOf } from '../forms/names-of.ts';
import type { FormFields, Rules } from '../forms/use-form-fields.ts';
import { useToday } from '../time/use-today.ts';
import { MonthsField } from './months-field.tsx';
import { offlinePaymentNames } from './store-words.ts';

/** A payment for a store's subscription, as its fields have it. */
export interface PaymentValues {
  readonly months: string;
  readonly method: OfflinePaymentMethod;
  readonly reference: string;
  /** YYYY-MM-DD */
  readonly day: string | null;
}

const methods = namesOf(offlinePaymentNames);

/** Returns the rules of the fields: a reference, and a day that is not to come. */
export function usePaymentRules(): Rules<PaymentValues> {
  const { t } = useLingui();
  const today = useToday();
  const rules = useFieldRules();
  return {
    reference: [rules.required, rules.minLength(3), rules.maxLength(60)],
    day: [
      (day) => day !== null || t`Choose the day.`,
      (day) => day === null || day <= today || t`Choose today or an earlier day.`,
    ],
  };
}

interface PaymentFieldsProps {
  readonly form: Pick<FormFields<PaymentValues>, 'values' | 'errors' | 'fieldId' | 'set'>;
  /** What the months come to. */
  readonly monthsHint?: ReactNode;
  readonly referenceHint: ReactNode;
  /** What happened on the day: it was paid, or received. */
  readonly dayLabel: ReactNode;
}

/** For how long, how, with which reference and when a store has paid. */
export function PaymentFields({
  form: { values, errors, fieldId, set },
  monthsHint,
  referenceHint,
  dayLabel,
}: PaymentFieldsProps): ReactNode {
  const { i18n } = useLingui();
  const today = useToday();
  return (
    <>
      <MonthsField
        id={fieldId('months')}
        value={values.months}
        onChange={(months) => set('months', months)}
        hint={monthsHint}
        error={errors.months}
      />
      <FormField id={fieldId('method')} label={<Trans>Paid by</Trans>} error={errors.method}>
        <Select
          value={values.method}
          onChange={(event) => {
            const method = methods.find((each) => each === event.target.value);
            if (method !== undefined) set('method', method);
          }}
          options={methods.map((value) => ({
            value,
            label: i18n._(offlinePaymentNames[value]),
          }))}
        />
      </FormField>
      <FormField
        id={fieldId('reference')}
        label={<Trans>Reference</Trans>}
        hint={referenceHint}
        error={errors.reference}
        required
      >
        <TextField
          isLtr
          autoComplete="off"
          maxLength={60}
          value={values.reference}
          onChange={(event) => set('reference', event.target.value)}
        />
      </FormField>
      <FormField id={fieldId('day')} label={dayLabel} error={errors.day} required>
        <DateField value={values.day} max={today} onChange={(day) => set('day', day)} />
      </FormField>
    </>
  );
}
