import { Instant } from '@osta/contracts/instant';
import { expect, it } from 'vitest';

import { monthsAfter } from './months-after.ts';

it.each([
  ['2026-11-22T08:00:00.000Z', 1, '2026-12-22T08:00:00.000Z'],
  ['2026-11-30T08:00:00.000Z', 3, '2027-02-28T08:00:00.000Z'],
  ['2027-12-31T08:00:00.000Z', 2, '2028-02-29T08:00:00.000Z'],
  ['2026-01-31T08:00:00.000Z', 12, '2027-01-31T08:00:00.000Z'],
])('takes %s and %i months to %s', (from, months, to) => {
  expect(monthsAfter(Instant.parse(from), months)).toBe(to);
});
