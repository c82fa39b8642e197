import { StoreAnalytics } from '@osta/contracts/store/analytics-api';
import { expect, it } from 'vitest';

import { figuresCsv } from './figures-csv.ts';

const figures = {
  views: 12,
  searches: 3,
  bookings: 2,
  cancellations: 1,
  revenue: 120_500,
  wait: null,
};
const range = { from: '2026-11-21', until: '2026-11-22' };

it('writes a row for each column, with amounts in dinars', () => {
  const analytics = StoreAnalytics.parse({
    storeId: '01a0d252-caab-7a9f-87d4-02355f35866e',
    ...range,
    by: 'day',
    columns: [
      { ...range, ...figures },
      { ...range, ...figures, wait: 7.5 },
    ],
    total: figures,
    before: { ...range, ...figures },
    words: [],
  });
  const headings = {
    from: 'From',
    until: 'Until',
    views: 'Views',
    searches: 'From a search',
    bookings: 'Bookings',
    cancellations: 'Cancellations',
    revenue: 'Received, in "LYD"',
    wait: 'Minutes',
  };
  expect(figuresCsv(analytics.columns, headings).split('\r\n')).toEqual([
    '\uFEFFFrom,Until,Views,From a search,Bookings,Cancellations,"Received, in ""LYD""",Minutes',
    '2026-11-21,2026-11-22,12,3,2,1,120.500,',
    '2026-11-21,2026-11-22,12,3,2,1,120.500,7.5',
    '',
  ]);
});
