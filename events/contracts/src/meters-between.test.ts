import { expect, it } from 'vitest';

import { metersBetween } from './meters-between.ts';

const tripoli = { latitude: 32.88743, longitude: 13.18733 };
const benghazi = { latitude: 32.11486, longitude: 20.06859 };

it('computes the distance between cities', () => {
  expect(metersBetween(tripoli, benghazi) / 1000).toBeCloseTo(650, -1);
  expect(metersBetween(tripoli, tripoli)).toBe(0);
});
