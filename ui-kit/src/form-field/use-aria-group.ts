import { useContext } from 'react';

import { FieldContext, useFieldAttributes } from './field-context.ts';

interface AriaGroup {
  readonly id: string;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  /** For the element around the controls. */
  readonly labelled: { readonly 'aria-labelledby'?: string };
  /** For each of the controls, or for the element around them. */
  readonly described: { readonly 'aria-describedby'?: string };
}

/**
 * Returns the attributes of a field with several controls: the label for the group, hint and error
 * for each.
 */
export function useAriaGroup(): AriaGroup {
  const field = useContext(FieldContext);
  const attributes = useFieldAttributes({});
  const describedBy = attributes['aria-describedby'];
  return {
    id: attributes.id,
    isInvalid: attributes['aria-invalid'] === true,
    isRequired: attributes['aria-required'] === true,
    labelled: field === null ? {} : { 'aria-labelledby': field.labelId },
    described: describedBy === undefined ? {} : { 'aria-describedby': describedBy },
  };
}
