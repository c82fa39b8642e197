import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { FieldProblem } from '@osta/contracts/problem';
import { useMemo } from 'react';

import { fieldText } from '../problem/field-text.ts';

/** Answers true, or the sentence that says what is wrong. */
type FieldRule = (value: string) => true | string;

interface FieldRules {
  readonly required: FieldRule;
  readonly email: FieldRule;
  readonly digits: FieldRule;
  readonly minLength: (limit: number) => FieldRule;
  readonly maxLength: (limit: number) => FieldRule;
}

/** One @, and a dot behind it: the service, and the code that it sends, decide the rest. */
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** The rules of docs/spec.md §5, speaking the reader's language. The services hold to the same ones. */
export function fieldRules(i18n: I18n): FieldRules {
  const unless = (isRight: boolean, rule: FieldProblem['rule'], limit?: number): true | string =>
    isRight || i18n._(fieldText(limit === undefined ? { rule } : { rule, limit }));
  return {
    required: (value) => unless(value.trim() !== '', 'required'),
    email: (value) => unless(email.test(value.trim()), 'email'),
    digits: (value) => unless(/^\d*$/u.test(value), 'digits'),
    minLength: (limit) => (value) => unless(value.trim().length >= limit, 'min-length', limit),
    maxLength: (limit) => (value) => unless(value.trim().length <= limit, 'max-length', limit),
  };
}

/** The rules, with their sentences in the language of the page. */
export function useFieldRules(): FieldRules {
  const { i18n } = useLingui();
  return useMemo(() => fieldRules(i18n), [i18n]);
}
