import type { ReactNode } from 'react';

import type { FieldProblem } from '../field-messages/field-problem.ts';
import { emailRule } from '../field-messages/field-rules.ts';
import { invisibleMarks } from '../formats/western-digits.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export interface EmailFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'ltr' | 'inputMode'
> {
  readonly value: string;
  /** Called with every keystroke: the text without spaces and invisible marks, and its problem. */
  readonly onChange: (address: string, problem: FieldProblem | null) => void;
}

/** An email address, from left to right in both languages. Put it into a FormField. */
export function EmailField({ value, onChange, ...rest }: EmailFieldProps): ReactNode {
  return (
    <TextField
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      isLtr
      // Not type="email": browsers trim and rewrite its value without telling the form
      type="text"
      inputMode="email"
      value={value}
      onChange={(event) => {
        const address = event.target.value.replaceAll(invisibleMarks, '').replaceAll(/\s/gu, '');
        onChange(address, emailRule(address));
      }}
    />
  );
}
