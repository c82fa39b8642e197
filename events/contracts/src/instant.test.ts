import { assert, date, property } from 'fast-check';
import { expect, it } from 'vitest';

import { Instant, later } from './instant.ts';

const newYear = Instant.parse('2027-01-01T00:00:00.000Z');

it('moves over the edges of days and years', () => {
  expect(later(newYear, -1)).toBe('2026-12-31T23:59:59.999Z');
  expect(later(newYear, 24 * 3_600_000)).toBe('2027-01-02T00:00:00.000Z');
});

it.each([
  '2027-01-01T00:00:00Z',
  '2027-01-01T02:00:00.000+02:00',
  '2027-02-30T00:00:00.000Z',
  '2027-01-01',
])('refuses %s, because its text order would not be time order', (text) => {
  expect(Instant.safeParse(text).success).toBe(false);
});

it('sorts as text in the order of time', () => {
  const moment = date({
    min: new Date('0001-01-01T00:00:00.000Z'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  });
  assert(
    property(moment, moment, (a, b) => {
      const [one, other] = [a, b].map((each) => Instant.parse(each.toISOString()));
      if (one === undefined || other === undefined) throw new Error('there are two');

      expect(one < other).toBe(a.getTime() < b.getTime());
      expect(later(one, b.getTime() - a.getTime())).toBe(other);
    }),
  );
});
