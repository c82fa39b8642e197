import { expect, it } from 'vitest';

import { BoundedDay, BoundedInstant } from './bounded-time.ts';
import { Instant } from './instant.ts';

it.each(['2000-01-01T00:00:00.000Z', '2199-12-31T23:59:59.999Z'])('takes %s', (moment) => {
  expect(BoundedInstant.safeParse(moment).success).toBe(true);
});

it.each(['0000-06-01T00:00:00.000Z', '1999-12-31T23:59:59.999Z', '9999-12-31T23:30:00.000Z'])(
  'refuses %s in a request, which may be recorded',
  (moment) => {
    expect(BoundedInstant.safeParse(moment).success).toBe(false);
    expect(Instant.safeParse(moment).success).toBe(true);
  },
);

it('bounds days alike', () => {
  const days = ['0000-01-01', '2000-01-01', '2199-12-31', '2200-01-01', '9999-12-31'];
  const taken = days.filter((day) => BoundedDay.safeParse(day).success);
  expect(taken).toEqual(['2000-01-01', '2199-12-31']);
});
