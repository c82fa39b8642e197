/**
 * The problems that a field can have: the seven messages of docs/spec.md §5. useFieldMessage turns
 * one into text.
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

/** Checks a field's value; returns its problem, or null. */
export type FieldRule<Value = string> = (value: Value) => FieldProblem | null;
