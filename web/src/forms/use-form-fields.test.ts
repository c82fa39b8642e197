import { describe, expect, it } from 'vitest';

import { findErrors, type Rules } from './use-form-fields.ts';

interface Budget {
  readonly min: number | null;
  readonly max: number | null;
}

const rules: Rules<Budget> = {
  min: [(value) => value !== null || 'missing'],
  max: [
    (value) => value !== null || 'missing',
    (value, { min }) => (value ?? 0) >= (min ?? 0) || 'below the least',
  ],
};

describe('the errors of a form', () => {
  it('are empty when every rule holds', () => {
    expect(findErrors({ min: 1, max: 2 }, rules)).toEqual({});
  });

  it('have the first broken rule of a field', () => {
    expect(findErrors({ min: null, max: null }, rules)).toEqual({ min: 'missing', max: 'missing' });
  });

  it('include rules that look at other fields', () => {
    expect(findErrors({ min: 3, max: 2 }, rules)).toEqual({ max: 'below the least' });
  });
});
