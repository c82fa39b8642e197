import { Trans } from '@lingui/react/macro';
import { FormField, TextField } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface ReasonFieldProps {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Asks an admin why they change something, for the history. */
export function ReasonField({ id, value, error, onChange }: ReasonFieldProps): ReactNode {
  return (
    <FormField id={id} label={<Trans>Why do you change it?</Trans>} error={error} required>
      <TextField
        dir="auto"
        autoComplete="off"
        maxLength={300}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormField>
  );
}
