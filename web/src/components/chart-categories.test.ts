import { expect, it } from 'vitest';

import { chartCategories } from './chart-categories.ts';

const columns = [{ from: '2026-11-28' }, { from: '2026-12-05' }];

it('names days and weeks without the year that all share', () => {
  expect(chartCategories(columns, 'week')).toEqual(['28/11', '05/12']);
});

it('says the year where there are several', () => {
  expect(chartCategories([...columns, { from: '2027-01-02' }], 'day').at(-1)).toBe('02/01/2027');
});

it('names months with their year', () => {
  expect(chartCategories(columns, 'month')).toEqual(['11/2026', '12/2026']);
});
