import { describe, expect, it } from 'vitest';

import { chartScale, formatKnown, highestOf } from './chart-data.ts';

const series = [
  { id: 'a', label: 'a', color: 'blue', values: [3, 5] },
  { id: 'b', label: 'b', color: 'orange', values: [4, 1] },
] as const;

describe('chartScale', () => {
  it('starts at zero and ends at a round number above the highest', () => {
    const { ticks, share } = chartScale(37);
    expect(ticks[0]).toBe(0);
    expect(ticks.at(-1)).toBe(40);
    expect(share(40)).toBe(1);
    expect(share(10)).toBe(0.25);
  });

  it('has a height without data', () => {
    expect(chartScale(0).share(0)).toBe(0);
    expect(chartScale(0).ticks.length).toBeGreaterThan(1);
  });
});

describe('highestOf', () => {
  it('is the highest value, or the highest stack', () => {
    expect(highestOf(series, false)).toBe(5);
    expect(highestOf(series, true)).toBe(7);
    expect(highestOf([], true)).toBe(0);
  });
});

describe('formatKnown', () => {
  it('tells a number that is not known from 0', () => {
    expect(formatKnown(0, String)).toBe('0');
    expect(formatKnown(null, String)).toBe('--');
    expect(formatKnown(undefined, String)).toBe('--');
  });
});
