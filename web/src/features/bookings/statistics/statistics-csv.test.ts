import { WorkStatistics } from '@osta/contracts/booking/statistics-api';
import { expect, it } from 'vitest';

import { completionOf } from './completion-of.ts';
import { statisticsCsv } from './statistics-csv.ts';
import { statisticsSearch, stepOf } from './statistics-search.ts';

const column = {
  from: '2026-02-28',
  until: '2026-03-06',
  bookings: 3,
  ended: 2,
  completed: 1,
  cancelled: 1,
  dropped: 0,
  wait: null,
  revenue: 60_500,
};

it('writes a row for each column, with amounts in dinars and no time where none is known', () => {
  const statistics = WorkStatistics.parse({ by: 'week', columns: [column], total: column });
  const headings = {
    from: 'From',
    until: 'Until',
    bookings: 'Bookings',
    ended: 'Ended',
    completed: 'Completed',
    cancelled: 'Cancelled',
    dropped: 'By me',
    wait: 'Minutes',
    revenue: 'LYD',
  };
  expect(statisticsCsv(statistics, headings)).toBe(
    '\uFEFFFrom,Until,Bookings,Ended,Completed,Cancelled,By me,Minutes,LYD\r\n' +
      '2026-02-28,2026-03-06,3,2,1,1,0,,60.500\r\n',
  );
});

it('says no share of a few bookings', () => {
  expect(completionOf({ ended: 9, completed: 9 })).toBeNull();
  expect(completionOf({ ended: 10, completed: 9 })).toBe(0.9);
});

it('shows weeks unless the address says months', () => {
  expect(stepOf(statisticsSearch({ by: 'month' }))).toBe('month');
  expect(stepOf(statisticsSearch({ by: 'year' }))).toBe('week');
});
