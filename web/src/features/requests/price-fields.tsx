import { Trans } from '@lingui/react/macro';
import type { Budget } from '@osta/contracts/request/terms';
import { FormField, MoneyField, MoneyRange } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import type { FormFields } from '../../forms/use-form-fields.ts';
import type { QuoteValues } from './quote-values.ts';

interface PriceFieldsProps {
  readonly form: FormFields<QuoteValues>;
  /** What the customer is ready to pay: it stands beside the price. */
  readonly budget: Budget | null;
}

/** The amounts of the chosen kind of price. */
export function PriceFields({
  form: { values, errors, fieldId, set },
  budget,
}: PriceFieldsProps): ReactNode {
  const customersBudget = budget !== null && (
    <Trans>
      The customer’s budget: <MoneyRange from={budget.min} to={budget.max} />
    </Trans>
  );
  if (values.kind === 'range') {
    return (
      <div className="web-field-pair">
        <FormField
          id={fieldId('least')}
          label={<Trans>Lowest price in dinars</Trans>}
          hint={customersBudget || undefined}
          error={errors.least}
          required
        >
          <MoneyField value={values.least} onChange={(least) => set('least', least)} />
        </FormField>
        <FormField
          id={fieldId('most')}
          label={<Trans>Highest price in dinars</Trans>}
          error={errors.most}
          required
        >
          <MoneyField value={values.most} onChange={(most) => set('most', most)} />
        </FormField>
      </div>
    );
  }
  return (
    <FormField
      id={fieldId('amount')}
      label={
        values.kind === 'fixed' ? (
          <Trans>Price in dinars</Trans>
        ) : (
          <Trans>What the visit costs, in dinars</Trans>
        )
      }
      hint={
        values.kind === 'visit-first' ? (
          <Trans>Enter 0 if the visit is free.</Trans>
        ) : (
          customersBudget || undefined
        )
      }
      error={errors.amount}
      required
    >
      <MoneyField value={values.amount} onChange={(amount) => set('amount', amount)} />
    </FormField>
  );
}
