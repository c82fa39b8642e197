import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { outputSize, shareBefore, shiftFor } from './crop-area.ts';

describe('the part that is kept', () => {
  it('is in the middle while the picture is not shifted', () => {
    expect(shiftFor(0.5, 50, 320)).toBe(0);
    expect(shareBefore(25, 50)).toBe(0.5);
  });

  it('is at an edge when the picture is shifted by half of its free room', () => {
    // Twice as long as its frame: half of it is free
    expect(shiftFor(0, 50, 320)).toBe(160);
    expect(shiftFor(1, 50, 320)).toBe(-160);
    expect(shareBefore(0, 50)).toBe(0);
    expect(shareBefore(50, 50)).toBe(1);
  });

  it('cannot be moved where it is the whole picture', () => {
    expect(shareBefore(0, 100)).toBe(0.5);
    expect(shiftFor(1, 100, 320)).toBeCloseTo(0);
  });

  it('never leaves the picture', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const length = fc.double({ min: 5, max: 100, noNaN: true });
    fc.assert(
      fc.property(share, length, (before, kept) => {
        const most = ((100 / kept - 1) * 320) / 2;
        expect(Math.abs(shiftFor(before, kept, 320))).toBeLessThanOrEqual(most + 1e-6);
      }),
    );
  });

  it('is written no larger than it is', () => {
    expect(outputSize({ width: 4000, height: 3000 }, 4 / 3, 1600)).toEqual({
      width: 1600,
      height: 1200,
    });
    expect(outputSize({ width: 30, height: 30 }, 1, 1600)).toEqual({ width: 30, height: 30 });
  });
});
