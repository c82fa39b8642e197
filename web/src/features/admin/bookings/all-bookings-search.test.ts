import { expect, it } from 'vitest';

import { allBookingsSearch } from './all-bookings-search.ts';

it('keeps what it knows', () => {
  const search = { status: 'declined', q: 'سالم', from: '2026-11-01', to: '2026-11-01' };
  expect(allBookingsSearch({ ...search, q: ' سالم ', page: 2 })).toEqual(search);
});

it.each([
  [{ status: 'held' }],
  [{ q: ' ' }],
  [{ from: '2026-11-01' }],
  [{ from: '2026-11-02', to: '2026-11-01' }],
  [{ from: '2026-02-30', to: '2026-03-01' }],
  [{ from: '2026-13-01', to: '2026-13-02' }],
])('leaves out %j', (search) => {
  expect(allBookingsSearch(search)).toEqual({});
});
