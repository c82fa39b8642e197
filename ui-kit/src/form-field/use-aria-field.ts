import { useContext } from 'react';

import { FieldContext, useFieldAttributes } from './field-context.ts';

export interface AriaFieldProps {
  readonly id: string;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  /** Messages are FormField's; the browser's own bubbles stay away. */
  readonly validationBehavior: 'aria';
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string;
}

/** The same ties as useFieldAttributes, in the words of react-aria-components. */
export function useAriaField(): AriaFieldProps {
  const field = useContext(FieldContext);
  const attributes = useFieldAttributes({});
  const describedBy = attributes['aria-describedby'];
  return {
    id: attributes.id,
    isInvalid: attributes['aria-invalid'] === true,
    isRequired: attributes['aria-required'] === true,
    validationBehavior: 'aria',
    ...(field === null ? {} : { 'aria-labelledby': field.labelId }),
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
  };
}
