import { describe, expect, it } from 'vitest';

import { bookingGroups } from './booking-groups.ts';

const at = (startsAt: string) => ({ startsAt });

/** In Libya the last one is the 1st of December already. */
const bookings = [
  at('2026-11-29T08:00:00.000Z'),
  at('2026-11-30T08:00:00.000Z'),
  at('2026-11-30T15:00:00.000Z'),
  at('2026-11-30T22:30:00.000Z'),
];

const [first, second, third, last] = bookings;

describe('the groups of bookings', () => {
  it('are the Libyan days in which they begin', () => {
    expect(bookingGroups(bookings, 'day')).toEqual([
      { key: '2026-11-29', startsAt: first?.startsAt, bookings: [first] },
      { key: '2026-11-30', startsAt: second?.startsAt, bookings: [second, third] },
      { key: '2026-12-01', startsAt: last?.startsAt, bookings: [last] },
    ]);
  });

  it('are the Libyan months, in the order given', () => {
    expect(bookingGroups(bookings.toReversed(), 'month')).toEqual([
      { key: '2026-12', startsAt: last?.startsAt, bookings: [last] },
      { key: '2026-11', startsAt: third?.startsAt, bookings: [third, second, first] },
    ]);
  });

  it('are none without bookings', () => {
    expect(bookingGroups([], 'day')).toEqual([]);
  });
});
