import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

import type { FieldProblem } from './field-problem.ts';

/** Returns the words of docs/spec.md §5. The compiler fails when a code has none. */
function describe(problem: FieldProblem): MessageDescriptor {
  switch (problem.code) {
    case 'required':
      return msg`This field is required`;
    case 'email':
      return msg`Please enter a valid email`;
    case 'number':
      return msg`This field can only contain numbers`;
    case 'integer':
      return msg`This field can only contain integer values`;
    case 'max-length': {
      const { max } = problem;
      return msg`${plural(max, {
        one: 'You must enter a maximum of # character',
        other: 'You must enter a maximum of # characters',
      })}`;
    }
    case 'min-length': {
      const { min } = problem;
      return msg`${plural(min, {
        one: 'You must enter a minimum of # character',
        other: 'You must enter a minimum of # characters',
      })}`;
    }
    case 'format':
      return msg`Invalid format`;
  }
}

/**
 * Returns a function that puts a problem into words; null gives nothing. For FormField's `error`.
 */
export function useFieldMessage(): (problem: FieldProblem | null) => string | undefined {
  const { i18n } = useLingui();
  return (problem) => (problem === null ? undefined : i18n._(describe(problem)));
}
