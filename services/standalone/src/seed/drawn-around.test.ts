import { drawnAreaFault } from '@osta/contracts/professional/drawn-area';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { drawnAround } from './drawn-around.ts';

it('draws areas that can be saved, wherever somebody starts from', () => {
  const anyStart = fc.record({
    latitude: fc.double({ min: 24, max: 33, noNaN: true }),
    longitude: fc.double({ min: 11, max: 24, noNaN: true }),
  });
  fc.assert(
    fc.property(anyStart, fc.integer({ min: 5_000, max: 40_000 }), (start, radius) => {
      expect(drawnAreaFault(start, drawnAround(start, radius))).toBeNull();
    }),
  );
});
