import { OTPInput } from 'input-otp';
import type { ReactNode, Ref } from 'react';

import { useFieldAttributes } from '../form-field/field-context.ts';
import { westernDigits } from '../formats/western-digits.ts';

import './one-time-code-field.css';

export interface OneTimeCodeFieldProps {
  /** The digits so far. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** Called once, when the last digit is entered. */
  readonly onComplete?: (digits: string) => void;
  readonly length?: number;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly name?: string;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** What may be typed: digits, also those of Arabic and Persian keyboards. */
const digitsOnly = '^[0-9٠-٩۰-۹]+$';

/** Returns the digits of a pasted code: `123 456` and `١٢٣٤٥٦` are the same. */
function digitsOf(pasted: string): string {
  return westernDigits(pasted).replaceAll(/\D/g, '');
}

/**
 * A code from an email: one input that looks like boxes, autofilled where the phone can, from left
 * to right in both languages. Put it into a FormField.
 */
export function OneTimeCodeField({
  length = 6,
  onChange,
  onComplete,
  ...rest
}: OneTimeCodeFieldProps): ReactNode {
  const attributes = useFieldAttributes({});
  return (
    <div className="ui-one-time-code" dir="ltr" data-invalid={attributes['aria-invalid']}>
      <OTPInput
        {...rest}
        {...attributes}
        onChange={(typed) => onChange(westernDigits(typed))}
        {...(onComplete === undefined ? {} : { onComplete })}
        maxLength={length}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={digitsOnly}
        pasteTransformer={digitsOf}
        // Space for a password manager's icon would stick out of the boxes
        pushPasswordManagerStrategy="none"
        containerClassName="ui-one-time-code-boxes"
        render={({ slots }) =>
          slots.map(({ char, isActive, hasFakeCaret }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a box is its place
            <div className="ui-one-time-code-box" data-active={isActive || undefined} key={place}>
              {char}
              {hasFakeCaret && <span className="ui-one-time-code-caret" />}
            </div>
          ))
        }
      />
    </div>
  );
}
