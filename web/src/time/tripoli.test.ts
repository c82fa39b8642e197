import { describe, expect, it } from 'vitest';

import { daysAfter, instantOf, localTimeOf } from './tripoli.ts';

describe("Libya's clocks", () => {
  it('are two hours ahead of UTC, in winter and in summer', () => {
    expect(instantOf({ day: '2026-12-01', time: '09:30' })).toBe('2026-12-01T07:30:00.000Z');
    expect(instantOf({ day: '2026-07-01', time: '09:30' })).toBe('2026-07-01T07:30:00.000Z');
  });

  it('show the next day before midnight in UTC', () => {
    expect(localTimeOf('2026-12-31T22:15:00.000Z')).toEqual({ day: '2027-01-01', time: '00:15' });
    expect(instantOf({ day: '2027-01-01', time: '00:15' })).toBe('2026-12-31T22:15:00.000Z');
  });

  it.each([
    ['', '09:00'],
    ['2026-13-01', '09:00'],
    ['2026-12-01', ''],
    ['2026-12-01', '25:00'],
  ])('never show %s %s', (day, time) => {
    expect(instantOf({ day, time })).toBeNull();
  });

  it('count days over the end of a month', () => {
    expect(daysAfter('2026-02-27', 2)).toBe('2026-03-01');
  });
});
