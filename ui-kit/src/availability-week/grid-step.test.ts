import { describe, expect, it } from 'vitest';

import { gridStep, holdsHour } from './grid-step.ts';

const grid = { from: [2, 3], columns: 7, rows: 12 } as const;

describe('gridStep', () => {
  it('moves in the direction of the arrow, in both languages', () => {
    expect(gridStep({ ...grid, key: 'ArrowRight', isRtl: false })).toEqual([3, 3]);
    expect(gridStep({ ...grid, key: 'ArrowRight', isRtl: true })).toEqual([1, 3]);
    expect(gridStep({ ...grid, key: 'ArrowDown', isRtl: true })).toEqual([2, 4]);
  });

  it('stays inside the grid', () => {
    expect(gridStep({ ...grid, from: [6, 0], key: 'ArrowLeft', isRtl: true })).toEqual([6, 0]);
    expect(gridStep({ ...grid, from: [0, 0], key: 'ArrowUp', isRtl: true })).toEqual([0, 0]);
  });

  it('handles Home and End, and ignores other keys', () => {
    expect(gridStep({ ...grid, key: 'End', isRtl: true })).toEqual([6, 3]);
    expect(gridStep({ ...grid, key: 'PageDown', isRtl: false })).toEqual([2, 11]);
    expect(gridStep({ ...grid, key: 'Tab', isRtl: false })).toBeNull();
  });
});

describe('holdsHour', () => {
  it('counts an hour that has partly passed', () => {
    expect(holdsHour([{ from: '09:30', to: '10:00' }], 9)).toBe(true);
    expect(holdsHour([{ from: '09:30', to: '10:00' }], 10)).toBe(false);
    expect(holdsHour(undefined, 10)).toBe(false);
  });
});
