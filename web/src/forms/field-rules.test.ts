import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';

import { fieldRules } from './field-rules.ts';

const rules = fieldRules(setupI18n({ locale: 'en', messages: { en: {} } }));

describe('the rules of a field', () => {
  it.each(['amina@example.ly', ' amina@mail.example.ly '])('accepts %s as an address', (value) => {
    expect(rules.email(value)).toBe(true);
  });

  it.each(['', 'amina', 'amina@', '@example.ly', 'amina@example', 'a b@example.ly', 'a@@b.ly'])(
    'refuses %s',
    (value) => {
      expect(rules.email(value)).toBeTypeOf('string');
    },
  );

  it('counts the trimmed text', () => {
    expect(rules.required('   ')).toBeTypeOf('string');
    expect(rules.minLength(2)(' a ')).toBeTypeOf('string');
    expect(rules.maxLength(2)(' ab ')).toBe(true);
  });

  it('accepts Western digits only in codes', () => {
    expect(rules.digits('012345')).toBe(true);
    expect(rules.digits('٠١٢')).toBeTypeOf('string');
    expect(rules.digits('12a')).toBeTypeOf('string');
  });
});
