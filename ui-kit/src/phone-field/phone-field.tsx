import { type FocusEvent, type ReactNode, useState } from 'react';

import type { FieldProblem } from '../field-messages/field-problem.ts';
import { formatPhone, parsePhone } from '../formats/phone.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'ltr' | 'inputMode' | 'slotStart' | 'slotEnd'
> {
  /** E.164 (`+218912345678`); null when empty or invalid. */
  readonly value: string | null;
  /** Called with every keystroke: E.164, or null and the problem. */
  readonly onChange: (e164: string | null, problem: FieldProblem | null) => void;
}

/**
 * A phone number, typed in any usual form (`091 234 5678`, `00218…`, `٠٩١…`) and shown in
 * international form after blur. Put it into a FormField.
 */
export function PhoneField({ value, onChange, onBlur, ...rest }: PhoneFieldProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const isCurrent = typed !== null && parsePhone(typed) === value;
  const settled = value === null ? '' : (formatPhone(value) ?? value);
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    if (value !== null) setTyped(null);
    onBlur?.(event);
  };
  return (
    <TextField
      autoComplete="tel"
      placeholder="091 234 5678"
      {...rest}
      isLtr
      type="tel"
      inputMode="tel"
      className="ui-phone-field"
      value={isCurrent ? typed : settled}
      onChange={(event) => {
        const text = event.target.value;
        const e164 = parsePhone(text);
        setTyped(text);
        onChange(e164, e164 === null && text.trim() !== '' ? { code: 'format' } : null);
      }}
      onBlur={leave}
    />
  );
}
