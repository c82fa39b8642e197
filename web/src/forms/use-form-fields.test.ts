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

describe('what is wrong with a form', () => {
  it('is nothing when every rule is kept', () => {
    expect(findErrors({ min: 1, max: 2 }, rules)).toEqual({});
  });

  it('tells the first rule that a field breaks', () => {
    expect(findErrors({ min: null, max: null }, rules)).toEqual({ min: 'missing', max: 'missing' });
  });

  it('looks at the other fields where a rule does', () => {
    expect(findErrors({ min: 3, max: 2 }, rules)).toEqual({ max: 'below the least' });
  });
});
