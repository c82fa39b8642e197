import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { cropArea, dragCrop, outputSize, wholeCrop } from './crop-area.ts';

const anySize = fc.record({
  width: fc.integer({ min: 1, max: 6000 }),
  height: fc.integer({ min: 1, max: 6000 }),
});
const anyAspect = fc.constantFrom(1, 4 / 3, 16 / 9, 3);
const anyCrop = fc.record({
  zoom: fc.double({ min: 0.5, max: 4, noNaN: true }),
  across: fc.double({ min: -1, max: 2, noNaN: true }),
  down: fc.double({ min: -1, max: 2, noNaN: true }),
});

describe('the cropped part', () => {
  it('is initially the largest centred part', () => {
    expect(cropArea({ width: 400, height: 200 }, 1, wholeCrop)).toEqual({
      x: 100,
      y: 0,
      width: 200,
      height: 200,
    });
  });

  it("has the frame's shape and lies inside the picture", () => {
    fc.assert(
      fc.property(anySize, anyAspect, anyCrop, (picture, aspect, crop) => {
        const area = cropArea(picture, aspect, crop);
        expect(area.width / area.height).toBeCloseTo(aspect, 6);
        expect(area.x).toBeGreaterThanOrEqual(0);
        expect(area.y).toBeGreaterThanOrEqual(0);
        expect(area.x + area.width).toBeLessThanOrEqual(picture.width + 1e-6);
        expect(area.y + area.height).toBeLessThanOrEqual(picture.height + 1e-6);
      }),
    );
  });

  it('follows a drag: to the right shows more of the left', () => {
    const picture = { width: 400, height: 200 };
    const dragged = dragCrop(wholeCrop, picture, 1, { across: 0.25, down: 0.25 });
    expect(cropArea(picture, 1, dragged).x).toBe(50);
    expect(dragged.down).toBe(0.5);
  });

  it('is not enlarged', () => {
    expect(outputSize({ width: 4000, height: 3000 }, 4 / 3, 1600)).toEqual({
      width: 1600,
      height: 1200,
    });
    expect(outputSize({ width: 30, height: 30 }, 1, 1600)).toEqual({ width: 30, height: 30 });
  });
});
