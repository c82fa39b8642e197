import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { numberAfterKey, stepBy } from './step-by.ts';

const open = { min: undefined, max: undefined, step: 1 };

describe('one step', () => {
  it('starts at the minimum, or at zero', () => {
    expect(stepBy(null, 1, open)).toBe(0);
    expect(stepBy(null, 1, { ...open, min: 3 })).toBe(3);
    expect(stepBy(null, -1, { ...open, max: -2 })).toBe(-2);
  });

  it('adds decimals exactly', () => {
    expect(stepBy(0.2, 1, { ...open, step: 0.1 })).toBe(0.3);
  });

  it('never leaves the limits', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(1 as const, -1 as const), (value, direction) => {
        const next = stepBy(value, direction, { min: 0, max: 10, step: 4 });
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThanOrEqual(10);
      }),
    );
  });

  it('is ten for page keys, and nothing for other keys', () => {
    expect(numberAfterKey('PageUp', 5, open)).toBe(15);
    expect(numberAfterKey('ArrowDown', 5, open)).toBe(4);
    expect(numberAfterKey('a', 5, open)).toBeNull();
  });
});
