import { Trans } from '@lingui/react/macro';
import { FormField, PasswordField } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface PasswordInputProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly error: string | undefined;
  /** A new password shows its rules; an existing one is filled in by password managers. */
  readonly isNew?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The field for a password. */
export function PasswordInput({
  id,
  label,
  error,
  isNew = false,
  value,
  onChange,
}: PasswordInputProps): ReactNode {
  return (
    <FormField
      id={id}
      label={label}
      {...(isNew && {
        hint: <Trans>At least 8 characters. A few words that only you know are best.</Trans>,
      })}
      error={error}
      required
    >
      <PasswordField
        autoComplete={isNew ? 'new-password' : 'current-password'}
        name={isNew ? 'new-password' : 'password'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormField>
  );
}
