import { describe, expect, it } from 'vitest';

import { analyticsRange, analyticsSearch, stepsOf } from './analytics-range.ts';

const today = '2026-11-23';

describe('the range of the analytics', () => {
  it('is the last 30 days by day, today included, unless the address says more', () => {
    expect(analyticsRange(analyticsSearch({}), today)).toEqual({
      from: '2026-10-25',
      until: today,
      by: 'day',
    });
    expect(analyticsRange(analyticsSearch({ last: '90' }), today)).toMatchObject({
      from: '2026-08-26',
      by: 'week',
    });
    expect(analyticsRange(analyticsSearch({ last: '365', by: 'week' }), today).by).toBe('week');
  });

  it('is that of chosen days', () => {
    const search = analyticsSearch({ from: '2026-01-01', until: '2026-01-31', last: '7' });
    expect(search).toEqual({ from: '2026-01-01', until: '2026-01-31' });
    expect(analyticsRange(search, today)).toEqual({ ...search, by: 'day' });
  });

  it.each([
    { from: '2026-02-01', until: '2026-01-01' },
    { from: '2026-02-01' },
    { from: '2026-13-01', until: '2026-13-02' },
    { from: '2020-01-01', until: '2026-01-01' },
    { last: '12', by: 'year' },
  ])('leaves out what is no range: %o', (search) => {
    expect(analyticsSearch(search)).toEqual({});
  });

  it('is never cut into more columns than a chart shows', () => {
    const year = analyticsRange(analyticsSearch({ last: '365', by: 'day' }), today);
    expect(stepsOf(year)).toEqual(['week', 'month']);
    expect(year.by).toBe('month');
  });
});
