/** A form that is filled in step by step. */
export interface FormSteps<Values> {
  /** The fields of each step, in the order of the form. */
  readonly fields: readonly (readonly (keyof Values & string)[])[];
  /** The step that the address asks for, from 0. */
  readonly asked: number;
  /** Whether the values are all there: before, no step is judged by them. */
  readonly isReady: boolean;
}

/** Returns the step to show: the one that is asked for, or an earlier one that is not right yet. */
export function stepReached<Values>(
  { fields, asked, isReady }: FormSteps<Values>,
  isRight: (name: keyof Values & string) => boolean,
): number {
  if (!isReady) return asked;
  const wrong = fields.findIndex((names) => !names.every(isRight));
  return wrong === -1 ? asked : Math.min(asked, wrong);
}

/** Returns the fields of a step and of those before it. */
export function fieldsUntil<Values>(
  { fields }: FormSteps<Values>,
  step: number,
): readonly (keyof Values & string)[] {
  return fields.slice(0, step + 1).flat();
}

/** Returns the step that a field is in; the first for a field that no step names. */
export function stepOf<Values>({ fields }: FormSteps<Values>, name: keyof Values & string): number {
  return Math.max(
    0,
    fields.findIndex((names) => names.includes(name)),
  );
}
