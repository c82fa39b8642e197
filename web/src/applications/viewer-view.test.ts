import { describe, expect, it } from 'vitest';

import { fitted, stepOfKey, viewAfter, zooms, type ViewStep } from './viewer-view.ts';

function after(...steps: readonly ViewStep[]) {
  return steps.reduce(viewAfter, fitted);
}

describe('the view of a picture', () => {
  it('grows and shrinks within its limits', () => {
    expect(after('in', 'in', 'out').zoom).toBe(1);
    expect(after('out').zoom).toBe(0);
    expect(after(...zooms.map(() => 'in' as const), 'in').zoom).toBe(zooms.length - 1);
  });

  it('fits again without turning back', () => {
    expect(after('in', 'turn', 'fit')).toEqual({ zoom: 0, turns: 1 });
  });

  it('is upright again after four turns', () => {
    expect(after('turn', 'turn', 'turn').turns).toBe(3);
    expect(after('turn', 'turn', 'turn', 'turn')).toEqual(fitted);
  });
});

describe('a key', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false };

  it.each([
    ['+', 'Equal', 'in'],
    ['=', 'Equal', 'in'],
    ['-', 'Minus', 'out'],
    ['0', 'Digit0', 'fit'],
    ['٠', 'Digit0', 'fit'],
    ['r', 'KeyR', 'turn'],
    ['ق', 'KeyR', 'turn'],
    ['ArrowDown', 'ArrowDown', null],
    ['Escape', 'Escape', null],
  ])('%s does what it says in both languages', (key, code, step) => {
    expect(stepOfKey({ ...plain, key, code })).toBe(step);
  });

  it('with another one held is left to the browser', () => {
    expect(stepOfKey({ ...plain, key: '+', code: 'Equal', ctrlKey: true })).toBeNull();
    expect(stepOfKey({ ...plain, key: 'r', code: 'KeyR', metaKey: true })).toBeNull();
  });
});
