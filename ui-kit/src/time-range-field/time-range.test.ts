import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { doOverlap, fromEnd, timeRangeProblem, toEnd } from './time-range.ts';

const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

describe('a range of times', () => {
  it('ends after it starts, on the same day', () => {
    expect(timeRangeProblem({ from: '09:00', to: '17:00' })).toBeNull();
    expect(timeRangeProblem({ from: '20:00', to: '24:00' })).toBeNull();
    expect(timeRangeProblem({ from: '20:00', to: '02:00' })).toBe('over-midnight');
    expect(timeRangeProblem({ from: '09:00', to: '09:00' })).toBe('over-midnight');
    expect(timeRangeProblem({ from: null, to: '09:00' })).toBe('incomplete');
    expect(timeRangeProblem({ from: '09:00', to: null })).toBe('incomplete');
  });

  it('treats midnight as the end of its day', () => {
    expect(toEnd('00:00')).toBe('24:00');
    expect(fromEnd('24:00')).toBe('00:00');
    expect(toEnd(null)).toBeNull();
  });

  it('overlaps a range that shares a minute, and not an adjacent one', () => {
    expect(doOverlap({ from: '09:00', to: '12:00' }, { from: '12:00', to: '15:00' })).toBe(false);
    fc.assert(
      fc.property(anyTime, anyTime, anyTime, anyTime, (a, b, c, d) => {
        const [one, other] = [
          { from: a, to: b },
          { from: c, to: d },
        ];
        expect(doOverlap(one, other)).toBe(doOverlap(other, one));
      }),
    );
  });
});
