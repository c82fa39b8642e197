import { expect, it } from 'vitest';

import { bookingsWaiting } from './waiting-counts.ts';

it('bookings that wait are counted in all lists', () => {
  const none = { total: 3, waiting: 0 };
  expect(
    bookingsWaiting({
      upcoming: { total: 5, waiting: 2 },
      previous: { total: 1, waiting: 1 },
      cancelled: none,
    }),
  ).toBe(3);
});
