import { describe, expect, it } from 'vitest';

import { lagMeter } from './lag-meter.ts';

const position = (offset: number): ReadonlyMap<string, bigint> =>
  new Map([['a:0', BigInt(offset)]]);
const holds = (low: number, high: number): ReadonlyMap<string, { low: bigint; high: bigint }> =>
  new Map([['a:0', { low: BigInt(low), high: BigInt(high) }]]);

describe('the lag meter', () => {
  it('reports no lag for a reader that has read everything', () => {
    expect(lagMeter().measure(holds(0, 7), position(7), 1000)).toEqual({ events: 0, seconds: 0 });
  });

  it('counts from the first message for a reader without a position', () => {
    expect(lagMeter().measure(holds(3, 7), new Map(), 1000).events).toBe(4);
  });

  it('counts the existing messages for a position out of range', () => {
    expect(lagMeter().measure(holds(3, 7), position(1), 1000).events).toBe(4);
    expect(lagMeter().measure(holds(3, 7), position(9), 1000).events).toBe(4);
  });

  it('dates a message by the first measurement that saw it', () => {
    const meter = lagMeter();
    expect(meter.measure(holds(0, 5), position(2), 1000).seconds).toBe(0);
    expect(meter.measure(holds(0, 9), position(3), 3000).seconds).toBe(2);
    // What the first measurement saw is handled; the oldest message now arrived between the first and the
    // second
    expect(meter.measure(holds(0, 9), position(6), 4000).seconds).toBe(1);
    expect(meter.measure(holds(0, 9), position(9), 5000)).toEqual({ events: 0, seconds: 0 });
    expect(meter.measure(holds(0, 10), position(9), 6000).seconds).toBe(0);
  });
});
