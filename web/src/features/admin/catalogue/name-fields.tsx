import { Trans } from '@lingui/react/macro';
import { FormField, TextField } from '@osta/ui-kit';
import type { ReactNode } from 'react';

/** What a form says of the names of an entry. */
interface Names {
  readonly ar: string;
  readonly en: string;
}

interface NameFieldsProps {
  readonly values: Names;
  readonly errors: { readonly [Language in keyof Names]?: string | undefined };
  readonly fieldId: (language: keyof Names) => string;
  readonly onChange: (language: keyof Names, name: string) => void;
}

/** The longest name, as the service accepts it. */
const longestName = 60;

/** The names of a trade or a service in both languages. */
export function NameFields({ values, errors, fieldId, onChange }: NameFieldsProps): ReactNode {
  return (
    <>
      <FormField
        id={fieldId('ar')}
        label={<Trans>Name in Arabic</Trans>}
        error={errors.ar}
        required
      >
        <TextField
          dir="rtl"
          autoComplete="off"
          maxLength={longestName}
          value={values.ar}
          onChange={(event) => onChange('ar', event.target.value)}
        />
      </FormField>
      <FormField
        id={fieldId('en')}
        label={<Trans>Name in English</Trans>}
        error={errors.en}
        required
      >
        <TextField
          isLtr
          autoComplete="off"
          maxLength={longestName}
          value={values.en}
          onChange={(event) => onChange('en', event.target.value)}
        />
      </FormField>
    </>
  );
}
