import { lengthOf } from '../formats/length-of.ts';
import { parseNumber } from '../formats/parse-number.ts';
import type { Locale } from '../provider/ui-context.ts';
import type { FieldProblem, FieldRule } from './field-problem.ts';

/** Enough to catch a slip; whether it exists, a message to it shows. */
const address = /^[^\s@"(),:;<>[\]\\]+@(?:[^\s@.,]+\.)+[^\s@.,]{2,}$/u;
/** Longer ones cannot be delivered (RFC 5321 §4.5.3.1). */
const longestAddress = 254;

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Something has to be there: a text that is not blank, a choice, at least one of a list. */
export function requiredRule(value: unknown): FieldProblem | null {
  return isEmpty(value) ? { code: 'required' } : null;
}

/** Nothing, or an e-mail address. */
export function emailRule(text: string): FieldProblem | null {
  if (text === '') return null;
  return address.test(text) && text.length <= longestAddress ? null : { code: 'email' };
}

/** Nothing, or a number as the language writes it. */
export function numberRule(locale: Locale): FieldRule {
  return (text) => (text === '' || parseNumber(text, locale) !== null ? null : { code: 'number' });
}

/** Nothing, or a number without a fraction. */
export function integerRule(locale: Locale): FieldRule {
  return (text) => {
    if (text === '') return null;
    const value = parseNumber(text, locale);
    if (value === null) return { code: 'number' };
    return Number.isInteger(value) ? null : { code: 'integer' };
  };
}

/** No more letters than this. */
export function maxLengthRule(max: number): FieldRule {
  return (text) => (lengthOf(text) > max ? { code: 'max-length', max } : null);
}

/** Nothing, or at least as many letters. */
export function minLengthRule(min: number): FieldRule {
  return (text) => (text !== '' && lengthOf(text) < min ? { code: 'min-length', min } : null);
}

/** Nothing, or what the expression knows (without the flag `g`: it would remember). */
export function formatRule(pattern: RegExp): FieldRule {
  return (text) => (text === '' || pattern.test(text) ? null : { code: 'format' });
}

/** The first problem that one of the rules finds, in their order. */
export function checkField<Value>(
  value: Value,
  ...rules: readonly FieldRule<Value>[]
): FieldProblem | null {
  for (const rule of rules) {
    const problem = rule(value);
    if (problem !== null) return problem;
  }
  return null;
}
