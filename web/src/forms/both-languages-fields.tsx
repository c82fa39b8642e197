import { FormField, type FormFieldProps, TextArea, TextField } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface Texts {
  readonly ar: string;
  readonly en: string;
}

interface Writing {
  readonly maxLength: number;
  /** How high a long text begins; without it, the text is a line. */
  readonly rows?: number;
  readonly showsCount?: boolean;
}

interface BothLanguagesFieldsProps extends Writing {
  readonly arabic: Omit<FormFieldProps, 'children'>;
  readonly english: Omit<FormFieldProps, 'children'>;
  readonly value: Texts;
  readonly onChange: (value: Texts) => void;
}

/** A text in Arabic and in English: two fields, each written in its own direction. */
export function BothLanguagesFields({
  arabic,
  english,
  value,
  onChange,
  ...writing
}: BothLanguagesFieldsProps): ReactNode {
  return (
    <>
      <FormField {...arabic}>
        <TextControl
          {...writing}
          dir="rtl"
          lang="ar"
          value={value.ar}
          onChange={(ar) => onChange({ ...value, ar })}
        />
      </FormField>
      <FormField {...english}>
        <TextControl
          {...writing}
          dir="ltr"
          lang="en"
          value={value.en}
          onChange={(en) => onChange({ ...value, en })}
        />
      </FormField>
    </>
  );
}

interface TextControlProps extends Writing {
  readonly dir: 'ltr' | 'rtl';
  readonly lang: 'ar' | 'en';
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function TextControl({ rows, showsCount = false, onChange, ...rest }: TextControlProps): ReactNode {
  if (rows === undefined) {
    return <TextField {...rest} onChange={({ target }) => onChange(target.value)} />;
  }
  return (
    <TextArea
      {...rest}
      rows={rows}
      showsCount={showsCount}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
