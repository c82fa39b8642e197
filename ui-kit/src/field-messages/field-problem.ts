/**
 * What can be wrong with a field, whatever the form: the seven messages of docs/spec.md §5. Text by
 * useFieldMessage.
 */
export type FieldProblem =
  | { readonly code: 'required' }
  | { readonly code: 'email' }
  | { readonly code: 'number' }
  | { readonly code: 'integer' }
  | { readonly code: 'max-length'; readonly max: number }
  | { readonly code: 'min-length'; readonly min: number }
  | { readonly code: 'format' };

export type FieldProblemCode = FieldProblem['code'];

/** Looks at what stands in a field: what is wrong with it, or null. */
export type FieldRule<Value = string> = (value: Value) => FieldProblem | null;
