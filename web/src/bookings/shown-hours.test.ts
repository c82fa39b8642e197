import type { Instant } from '@osta/contracts/instant';
import { expect, it } from 'vitest';

import { shownHours } from './shown-hours.ts';

const booking = (startsAt: string, endsAt: string): Parameters<typeof shownHours>[0][number] => ({
  startsAt: startsAt as Instant,
  endsAt: endsAt as Instant,
});

it('shows a working day while nothing lies outside of it', () => {
  expect(shownHours([])).toEqual({ from: 7, to: 21 });
  expect(shownHours([booking('2026-11-23T07:00:00.000Z', '2026-11-23T09:00:00.000Z')])).toEqual({
    from: 7,
    to: 21,
  });
});

it('shows early and late bookings whole', () => {
  expect(
    shownHours([
      booking('2026-11-23T03:30:00.000Z', '2026-11-23T05:00:00.000Z'),
      booking('2026-11-23T18:00:00.000Z', '2026-11-23T20:30:00.000Z'),
    ]),
  ).toEqual({ from: 5, to: 23 });
});

it('shows the evening of a booking that goes past midnight', () => {
  const [night] = [booking('2026-11-23T20:55:00.000Z', '2026-11-23T22:55:00.000Z')];
  expect(shownHours([night])).toEqual({ from: 7, to: 24 });
});
