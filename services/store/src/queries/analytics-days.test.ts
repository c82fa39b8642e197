import { Day } from '@osta/contracts/offering/day';
import { expect, it } from 'vitest';

import { columnsOf, instantsOf, rangeBefore } from './analytics-days.ts';

const range = (from: string, until: string) => ({ from: Day.parse(from), until: Day.parse(until) });

it('cuts a range into weeks that begin on Saturday', () => {
  // A Monday until a Tuesday
  expect(columnsOf(range('2026-11-09', '2026-11-24'), 'week')).toEqual([
    range('2026-11-09', '2026-11-13'),
    range('2026-11-14', '2026-11-20'),
    range('2026-11-21', '2026-11-24'),
  ]);
});

it('cuts a range into months of their own length', () => {
  expect(columnsOf(range('2027-12-15', '2028-03-01'), 'month')).toEqual([
    range('2027-12-15', '2027-12-31'),
    range('2028-01-01', '2028-01-31'),
    range('2028-02-01', '2028-02-29'),
    range('2028-03-01', '2028-03-01'),
  ]);
});

it('compares with as many days right before', () => {
  expect(rangeBefore(range('2026-03-01', '2026-03-07'))).toEqual(range('2026-02-22', '2026-02-28'));
});

it('begins and ends its days by the clocks of Libya', () => {
  expect(instantsOf(range('2026-03-01', '2026-03-01'))).toEqual([
    '2026-02-28T22:00:00.000Z',
    '2026-03-01T22:00:00.000Z',
  ]);
});
