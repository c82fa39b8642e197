import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  checkField,
  emailRule,
  formatRule,
  integerRule,
  maxLengthRule,
  minLengthRule,
  numberRule,
  requiredRule,
} from './field-rules.ts';

describe('rules of a field', () => {
  it.each([[''], ['  \n'], [null], [undefined], [false], [[]]])('%j is missing', (value) => {
    expect(requiredRule(value)).toEqual({ code: 'required' });
  });

  it.each([['x'], [0], [true], [['a']]])('%j is there', (value) => {
    expect(requiredRule(value)).toBeNull();
  });

  it.each([
    ['salem@osta.test'],
    ['salem.al-warfalli+work@mail.osta.test'],
    ['سالم@مثال.ليبيا'],
    [''],
  ])('%s is an address', (text) => {
    expect(emailRule(text)).toBeNull();
  });

  it.each([
    ['salem'],
    ['salem@'],
    ['@osta.test'],
    ['salem@osta'],
    ['salem@@osta.test'],
    ['salem @osta.test'],
    ['salem@osta..test'],
    ['a@b.test,c@d.test'],
    ['"<script>"@osta.test'],
    [`${'a'.repeat(250)}@osta.test`],
  ])('%s is not an address', (text) => {
    expect(emailRule(text)).toEqual({ code: 'email' });
  });

  it('distinguishes numbers and integers, in the format of each language', () => {
    expect(numberRule('ar')('1,5')).toBeNull();
    expect(numberRule('en')('1a')).toEqual({ code: 'number' });
    expect(integerRule('ar')('1,5')).toEqual({ code: 'integer' });
    expect(integerRule('ar')('1.500')).toBeNull();
    expect(integerRule('en')('1.500')).toEqual({ code: 'integer' });
    expect(integerRule('en')('x')).toEqual({ code: 'number' });
  });

  it('counts letters as people see them', () => {
    expect(maxLengthRule(1)('👨‍👩‍👧')).toBeNull();
    expect(maxLengthRule(3)('سُبُل')).toBeNull();
    expect(minLengthRule(2)('👍🏽')).toEqual({ code: 'min-length', min: 2 });
  });

  it('ignores empty values in all rules but `required`', () => {
    for (const rule of [
      emailRule,
      numberRule('ar'),
      integerRule('en'),
      minLengthRule(3),
      maxLengthRule(3),
      formatRule(/x/),
    ])
      expect(rule('')).toBeNull();
  });

  it('stops at the first problem', () => {
    expect(checkField('', requiredRule, minLengthRule(3))).toEqual({ code: 'required' });
    expect(checkField('ab', requiredRule, minLengthRule(3), formatRule(/^\d+$/))).toEqual({
      code: 'min-length',
      min: 3,
    });
    expect(checkField('abc', requiredRule, formatRule(/^\d+$/))).toEqual({ code: 'format' });
  });

  it('is fast for any input', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        expect([null, 'email']).toContain(emailRule(text)?.code ?? null);
      }),
    );
    expect(emailRule(`${'a.'.repeat(5000)}@`)).toEqual({ code: 'email' });
  });
});
