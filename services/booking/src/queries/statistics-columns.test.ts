import { Day } from '@osta/contracts/offering/day';
import { daysAfter } from '@osta/contracts/offering/zoned-clock';
import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, it } from 'vitest';

import { statisticsColumns } from './statistics-columns.ts';

it('are weeks from Saturday to Friday', () => {
  // A Sunday
  expect(statisticsColumns(Day.parse('2026-03-01'), 'week').at(-1)).toEqual({
    from: '2026-02-28',
    until: '2026-03-06',
  });
});

it('are months of their own length', () => {
  const months = statisticsColumns(Day.parse('2028-03-31'), 'month');
  expect(months[0]).toEqual({ from: '2027-04-01', until: '2027-04-30' });
  expect(months.at(-2)).toEqual({ from: '2028-02-01', until: '2028-02-29' });
});

it('are twelve without a gap, and the last one has today', () => {
  assert(
    property(integer({ min: 0, max: 3000 }), constantFrom('week', 'month'), (n, by) => {
      const today = daysAfter(Day.parse('2024-01-01'), n);
      const columns = statisticsColumns(today, by);
      expect(columns).toHaveLength(12);
      const firsts = columns.map(({ from }) => from);
      const afterEach = columns.map(({ until }) => daysAfter(until, 1));
      expect(firsts.slice(1)).toEqual(afterEach.slice(0, -1));
      expect(columns.every(({ from, until }) => from <= until)).toBe(true);
      const [last] = columns.slice(-1);
      expect(last && last.from <= today && today <= last.until).toBe(true);
    }),
  );
});
