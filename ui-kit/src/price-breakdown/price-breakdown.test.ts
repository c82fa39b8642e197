import { describe, expect, it } from 'vitest';

import { totalOf } from './price-breakdown.tsx';

const work = { price: { kind: 'exact', dirham: 85_000 } } as const;

describe('the total of a price', () => {
  it('is the sum of the lines', () => {
    expect(totalOf([work, { price: { kind: 'exact', dirham: 22_500 } }])).toBe(107_500);
  });

  it('leaves out what nobody has agreed to', () => {
    expect(totalOf([work, { price: { kind: 'exact', dirham: 9000 }, isOutside: true }])).toBe(
      85_000,
    );
  });

  it('is unknown while a counted line has no exact amount', () => {
    expect(totalOf([work, { price: { kind: 'range', from: 1000, to: 2000 } }])).toBeNull();
    expect(totalOf([{ price: { kind: 'visit-first' } }])).toBeNull();
    expect(totalOf([{ ...work, unit: 'hour' }])).toBeNull();
  });
});
