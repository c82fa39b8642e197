import { createContext, useContext, useId } from 'react';

export interface FieldContextValue {
  readonly controlId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  readonly labelId: string;
}

/** Set by FormField for the control inside it. */
export const FieldContext = createContext<FieldContextValue | null>(null);

interface Given {
  readonly id?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

export interface FieldAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/**
 * Returns the attributes that tie a control to its label, hint and error. Outside of a FormField
 * only an id.
 */
export function useFieldAttributes(given: Given): FieldAttributes {
  const field = useContext(FieldContext);
  const ownId = useId();
  const described = [given['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    id: given.id ?? field?.controlId ?? ownId,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': field?.isInvalid === true || undefined,
    'aria-required': field?.isRequired === true || undefined,
  };
}
