import { useContext } from 'react';

import { FieldContext, useFieldAttributes } from './field-context.ts';

export interface AriaFieldProps {
  readonly id: string;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  /** FormField shows the messages; this turns the browser's own bubbles off. */
  readonly validationBehavior: 'aria';
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string;
}

/** Returns the attributes of useFieldAttributes as props of react-aria-components. */
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
