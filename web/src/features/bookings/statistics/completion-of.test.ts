import { expect, it } from 'vitest';

import { completionOf } from './completion-of.ts';
import { statisticsSearch, stepOf } from './statistics-search.ts';

it('says no share of a few bookings', () => {
  expect(completionOf({ ended: 9, completed: 9 })).toBeNull();
  expect(completionOf({ ended: 10, completed: 9 })).toBe(0.9);
});

it('shows weeks unless the address says months', () => {
  expect(stepOf(statisticsSearch({ by: 'month' }))).toBe('month');
  expect(stepOf(statisticsSearch({ by: 'year' }))).toBe('week');
});
