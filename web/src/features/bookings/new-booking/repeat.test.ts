import type { SeriesDate } from '@osta/contracts/booking/refusals';
import { Instant } from '@osta/contracts/instant';
import { describe, expect, it } from 'vitest';

import { startsOf } from './repeat.ts';

const at = (day: number): Instant =>
  Instant.parse(`2026-03-${String(day).padStart(2, '0')}T08:00:00.000Z`);

function date(day: number, free: readonly number[] | null = null): SeriesDate {
  const alternatives = (free ?? []).map((other) => ({ startsAt: at(other), endsAt: at(other) }));
  return { startsAt: at(day), endsAt: at(day), isFree: free === null, alternatives };
}

describe('the starts of a repeated booking', () => {
  it('are the free dates, without those that are left out', () => {
    expect(startsOf([date(3), date(10, [11]), date(17)], {})).toEqual([at(3), at(17)]);
  });

  it('have the chosen alternatives in order', () => {
    const dates = [date(10, [4, 11]), date(3), date(17, [18])];
    const replaced = { [at(10)]: at(11), [at(17)]: at(18) };
    expect(startsOf(dates, replaced)).toEqual([at(3), at(11), at(18)]);
  });

  it('forget a choice that is no longer offered, and take no time twice', () => {
    expect(startsOf([date(10, [12])], { [at(10)]: at(11) })).toEqual([]);
    const same = { [at(10)]: at(12), [at(17)]: at(12) };
    expect(startsOf([date(10, [12]), date(17, [12])], same)).toEqual([at(12)]);
  });
});
