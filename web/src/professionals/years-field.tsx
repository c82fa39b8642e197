import { Trans } from '@lingui/react/macro';
import { FormField, TextField, westernDigits } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface YearsFieldProps {
  readonly id: string;
  /** Up to two digits. */
  readonly value: string;
  readonly error: ReactNode;
  readonly onChange: (years: string) => void;
}

/** Asks how many years somebody has worked in the trade. */
export function YearsField({ id, value, error, onChange }: YearsFieldProps): ReactNode {
  return (
    <FormField id={id} label={<Trans>Years in the trade</Trans>} error={error} required>
      <TextField
        isLtr
        inputMode="numeric"
        maxLength={2}
        value={value}
        onChange={(event) => onChange(westernDigits(event.target.value))}
      />
    </FormField>
  );
}
