import { Trans } from '@lingui/react/macro';
import { FormField, TextField } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface EmailInputProps {
  readonly id: string;
  /** `Email` by default. */
  readonly label?: ReactNode;
  readonly hint?: ReactNode;
  readonly error: string | undefined;
  /** `username`: the address belongs to a password. */
  readonly autoComplete: 'email' | 'username';
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The email field; browsers and password managers fill it in. */
export function EmailInput({
  id,
  label,
  hint,
  error,
  autoComplete,
  value,
  onChange,
}: EmailInputProps): ReactNode {
  return (
    <FormField id={id} label={label ?? <Trans>Email</Trans>} hint={hint} error={error} required>
      <TextField
        type="email"
        isLtr
        autoComplete={autoComplete}
        name="email"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormField>
  );
}
