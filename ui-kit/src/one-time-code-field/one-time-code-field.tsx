import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp';
import type { ReactNode, Ref } from 'react';

import { useFieldAttributes } from '../form-field/field-context.ts';

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

/** Returns the digits of a pasted code: `123 456` and `١٢٣٤٥٦` are the same. */
function digitsOf(pasted: string): string {
  return pasted
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/\D/g, '');
}

/**
 * A code from an email: one input that looks like boxes, autofilled where the phone can, from left
 * to right in both languages. Put it into a FormField.
 */
export function OneTimeCodeField({
  length = 6,
  onComplete,
  ...rest
}: OneTimeCodeFieldProps): ReactNode {
  const attributes = useFieldAttributes({});
  return (
    <div className="ui-one-time-code" dir="ltr" data-invalid={attributes['aria-invalid']}>
      <OTPInput
        {...rest}
        {...attributes}
        {...(onComplete === undefined ? {} : { onComplete })}
        maxLength={length}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={REGEXP_ONLY_DIGITS}
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
