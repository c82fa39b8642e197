import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { FieldProblem } from '@osta/contracts/problem';

const invalidFormat = (): MessageDescriptor => msg`Invalid format`;

/** The sentences of docs/spec.md §5, and three more about days, for every rule that a field can break. */
export const fieldSentences: {
  readonly [Rule in FieldProblem['rule']]: (limit: number) => MessageDescriptor;
} = {
  required: () => msg`This field is required`,
  email: () => msg`Please enter a valid email`,
  digits: () => msg`This field can only contain numbers`,
  integer: () => msg`This field can only contain integer values`,
  'max-length': (limit) =>
    msg`${plural(limit, {
      one: 'You must enter a maximum of # character',
      other: 'You must enter a maximum of # characters',
    })}`,
  'min-length': (limit) =>
    msg`${plural(limit, {
      one: 'You must enter a minimum of # character',
      other: 'You must enter a minimum of # characters',
    })}`,
  date: () => msg`Please enter a valid date`,
  'before-first-day': () => msg`The last day can’t be before the first one`,
  'before-start': () => msg`The end has to be after the start`,
  'most-days': (limit) =>
    msg`${plural(limit, {
      one: 'Choose at most # day',
      other: 'Choose at most # days',
    })}`,
  max: invalidFormat,
  min: invalidFormat,
  'unknown-field': invalidFormat,
  'not-allowed': invalidFormat,
  format: invalidFormat,
};

/** Returns why a service refused a field. */
export function fieldText({ rule, limit = 0 }: Omit<FieldProblem, 'field'>): MessageDescriptor {
  return fieldSentences[rule](limit);
}
