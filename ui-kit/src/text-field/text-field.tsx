import type { ComponentProps, ReactNode } from 'react';

import { useFieldAttributes } from '../form-field/field-context.ts';
import { useEarlyText } from './use-early-text.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'ref' | 'size'> {
  /** An icon or a short text before the input. */
  readonly slotStart?: ReactNode;
  /** A unit or a small button after the input. */
  readonly slotEnd?: ReactNode;
  /** Phone numbers, email addresses and codes are typed from left to right, in Arabic as well. */
  readonly isLtr?: boolean;
}

/** A one-line input. Put it into a FormField. */
export function TextField({
  slotStart,
  slotEnd,
  isLtr = false,
  className,
  ...rest
}: TextFieldProps): ReactNode {
  const attributes = useFieldAttributes(rest);
  const field = useEarlyText<HTMLInputElement>(rest.value);
  return (
    <span className={className === undefined ? 'ui-text-field' : `ui-text-field ${className}`}>
      {slotStart !== undefined && <span className="ui-text-field-slot">{slotStart}</span>}
      <input
        type="text"
        dir={isLtr ? 'ltr' : undefined}
        {...rest}
        {...attributes}
        ref={field}
        className="ui-text-field-input"
        data-ltr={isLtr || undefined}
      />
      {slotEnd !== undefined && <span className="ui-text-field-slot">{slotEnd}</span>}
    </span>
  );
}
