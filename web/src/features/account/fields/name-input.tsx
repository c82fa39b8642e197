import { Trans } from '@lingui/react/macro';
import { FormField, TextField } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface NameInputProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The field for the name that others see. */
export function NameInput({ id, error, value, onChange }: NameInputProps): ReactNode {
  return (
    <FormField
      id={id}
      label={<Trans>Full name</Trans>}
      hint={<Trans>The name people call you. Professionals and customers see it.</Trans>}
      error={error}
      required
    >
      <TextField
        dir="auto"
        autoComplete="name"
        name="name"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormField>
  );
}
