import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { yearMonths } from '@osta/contracts/plan/plan-price';
import { FormField, Select } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface MonthsFieldProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (months: string) => void;
  /** What the months come to. */
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** For how many months somebody pays: up to a year at once. */
export function MonthsField({ id, value, onChange, hint, error }: MonthsFieldProps): ReactNode {
  const { t } = useLingui();
  return (
    <FormField id={id} label={<Trans>For how long</Trans>} hint={hint} error={error}>
      <Select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        options={Array.from({ length: yearMonths }, (_, n) => {
          const months = n + 1;
          return {
            value: String(months),
            label:
              months === yearMonths
                ? t({ message: 'A year at once', context: 'payment' })
                : t`${plural(months, { one: '# month', other: '# months' })}`,
          };
        })}
      />
    </FormField>
  );
}
