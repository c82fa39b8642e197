import type { ComponentProps, ReactNode } from 'react';

import { useFieldAttributes } from '../form-field/field-context.ts';
import { Icon } from '../icons/icon.tsx';
import { expandIcon } from '../icons/icons.ts';

export interface SelectOption {
  readonly value: string;
  /** Plain text: the operating system draws it. */
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'size'> {
  readonly options: readonly SelectOption[];
  /** Shown when nothing is chosen; it cannot be chosen again. */
  readonly placeholder?: string;
}

/**
 * Chooses one of up to about fifteen options; use a Combobox for more. The browser's own list,
 * which is familiar: on phones a wheel. Put it into a FormField.
 */
export function Select({ options, placeholder, className, ...rest }: SelectProps): ReactNode {
  const attributes = useFieldAttributes(rest);
  const hasOwnStart = rest.value !== undefined || rest.defaultValue !== undefined;
  return (
    <span className={className === undefined ? 'ui-text-field' : `ui-text-field ${className}`}>
      <select
        {...rest}
        {...(placeholder !== undefined && !hasOwnStart ? { defaultValue: '' } : {})}
        {...attributes}
        className="ui-text-field-input ui-select"
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon icon={expandIcon} className="ui-select-arrow" size={18} />
    </span>
  );
}
