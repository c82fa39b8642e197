import { lengthOf } from '../formats/length-of.ts';
import { parseNumber } from '../formats/parse-number.ts';
import type { Locale } from '../provider/ui-context.ts';
import type { FieldProblem, FieldRule } from './field-problem.ts';

/** Catches slips of the finger; only a message shows whether the address exists. */
const address = /^[^\s@"(),:;<>[\]\\]+@(?:[^\s@.,]+\.)+[^\s@.,]{2,}$/u;
/** Longer addresses cannot be delivered (RFC 5321 §4.5.3.1). */
const longestAddress = 254;

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Requires a value: a text that is not blank, a choice, at least one item of a list. */
export function requiredRule(value: unknown): FieldProblem | null {
  return isEmpty(value) ? { code: 'required' } : null;
}

/** Allows an empty text or an email address. */
export function emailRule(text: string): FieldProblem | null {
  if (text === '') return null;
  return address.test(text) && text.length <= longestAddress ? null : { code: 'email' };
}

/** Allows an empty text or a number in the language's notation. */
export function numberRule(locale: Locale): FieldRule {
  return (text) => (text === '' || parseNumber(text, locale) !== null ? null : { code: 'number' });
}

/** Allows an empty text or a number without a fraction. */
export function integerRule(locale: Locale): FieldRule {
  return (text) => {
    if (text === '') return null;
    const value = parseNumber(text, locale);
    if (value === null) return { code: 'number' };
    return Number.isInteger(value) ? null : { code: 'integer' };
  };
}

/** Limits the letters of a text. */
export function maxLengthRule(max: number): FieldRule {
  return (text) => (lengthOf(text) > max ? { code: 'max-length', max } : null);
}

/** Allows an empty text or one with at least that many letters. */
export function minLengthRule(min: number): FieldRule {
  return (text) => (text !== '' && lengthOf(text) < min ? { code: 'min-length', min } : null);
}

/** Allows an empty text or one that matches the pattern (not with the flag `g`: it keeps state). */
export function formatRule(pattern: RegExp): FieldRule {
  return (text) => (text === '' || pattern.test(text) ? null : { code: 'format' });
}

/** Returns the first problem that the rules find, in their order. */
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
