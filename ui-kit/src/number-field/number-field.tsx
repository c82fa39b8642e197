import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useContext } from 'react';

import type { FieldProblem } from '../field-messages/field-problem.ts';
import { FieldContext } from '../form-field/field-context.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { addIcon, lessIcon } from '../icons/icons.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { numberAfterKey, stepBy } from './step-by.ts';
import { useTypedNumber } from './use-typed-number.ts';

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'ltr' | 'slotEnd' | 'min' | 'max' | 'step'
> {
  /** Null when empty or invalid. */
  readonly value: number | null;
  /** Called with every keystroke: the number, or null and the problem. */
  readonly onChange: (value: number | null, problem: FieldProblem | null) => void;
  /** Only whole numbers. */
  readonly isInteger?: boolean;
  /**
   * The limit of arrow keys and buttons. A typed value beyond it is passed on, for the form to
   * judge.
   */
  readonly min?: number;
  /** Like `min`. */
  readonly max?: number;
  /** The step of arrow keys and buttons. */
  readonly step?: number;
}

/**
 * A number, typed in the language's notation and normalized on blur; arrow keys and two buttons
 * change it by a step. Put it into a FormField.
 */
export function NumberField({
  value,
  onChange,
  isInteger = false,
  min,
  max,
  step = 1,
  onBlur,
  onKeyDown,
  disabled,
  ...rest
}: NumberFieldProps): ReactNode {
  const { t } = useLingui();
  const field = useContext(FieldContext);
  const { text, type, settle } = useTypedNumber({ value, onChange, isInteger });
  const steps = { min, max, step };

  const move = (direction: 1 | -1): void => {
    settle();
    onChange(stepBy(value, direction, steps), null);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const next = numberAfterKey(event.key, value, steps);
    if (next !== null) {
      event.preventDefault();
      settle();
      onChange(next, null);
    }
    onKeyDown?.(event);
  };
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    settle();
    onBlur?.(event);
  };
  const atEnd = (direction: 1 | -1): boolean =>
    disabled === true || (value !== null && stepBy(value, direction, steps) === value);
  const controls = field === null ? {} : { 'aria-controls': field.controlId };

  return (
    <TextField
      autoComplete="off"
      {...rest}
      disabled={disabled}
      isLtr
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- type="number" knows no comma of ar-LY
      role="spinbutton"
      inputMode={isInteger && (min ?? -1) >= 0 ? 'numeric' : 'decimal'}
      className="ui-number-field"
      aria-valuenow={value ?? undefined}
      aria-valuetext={text === '' ? undefined : text}
      aria-valuemin={min}
      aria-valuemax={max}
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={press}
      onBlur={leave}
      slotEnd={
        <span className="ui-number-field-buttons">
          <IconButton
            {...controls}
            label={t`Decrease`}
            size="small"
            tabIndex={-1}
            disabled={atEnd(-1)}
            onClick={() => move(-1)}
          >
            <Icon icon={lessIcon} size={18} />
          </IconButton>
          <IconButton
            {...controls}
            label={t`Increase`}
            size="small"
            tabIndex={-1}
            disabled={atEnd(1)}
            onClick={() => move(1)}
          >
            <Icon icon={addIcon} size={18} />
          </IconButton>
        </span>
      }
    />
  );
}
