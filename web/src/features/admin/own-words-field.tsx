import { Trans, useLingui } from '@lingui/react/macro';
import { FormField, TextArea } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface OwnWordsFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isRequired: boolean;
  /** Words are needed, and were not there when the form was sent. */
  readonly isMissing: boolean;
}

/** Asks an admin for a decision in words of their own. */
export function OwnWordsField({
  value,
  onChange,
  isRequired,
  isMissing,
}: OwnWordsFieldProps): ReactNode {
  const { t } = useLingui();
  return (
    <FormField
      label={<Trans>In your words</Trans>}
      error={isMissing ? t`Say in a sentence why.` : undefined}
      required={isRequired}
    >
      <TextArea
        dir="auto"
        rows={3}
        maxLength={500}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormField>
  );
}
