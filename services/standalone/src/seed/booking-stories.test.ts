import { expect, it } from 'vitest';

import { businessBookings, demoBookings, fates, professionalBookings } from './booking-stories.ts';

it('tells of every fate, past and coming, to the demo customer and the demo professional', () => {
  const told = new Set(demoBookings.map(({ fate }) => fate));
  expect(fates.filter((fate) => !told.has(fate))).toEqual([]);
  expect(demoBookings.some(({ isMoved }) => isMoved)).toBe(true);
  expect(demoBookings.some(({ hasExtra }) => hasExtra)).toBe(true);
});

it('shows the others bookings that are ahead, that wait for them, and that are over', () => {
  for (const stories of [businessBookings, professionalBookings]) {
    expect(stories.map(({ fate }) => fate)).toEqual(
      expect.arrayContaining(['confirmed', 'new time', 'cancelled', 'finished']),
    );
  }
});
