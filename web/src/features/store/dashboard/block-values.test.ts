import { Instant } from '@osta/contracts/instant';
import { expect, it } from 'vitest';

import { blockDays, bookingsIn, momentOf } from './block-values.ts';

const at = (hour: string): Instant => Instant.parse(`2026-12-01T${hour}:00:00.000Z`);
const block = { startsAt: at('08'), endsAt: at('12') };

it('reads a moment in Libyan time when day and time are there', () => {
  expect(momentOf({ day: '2026-12-01', time: '10:00' })).toBe(at('08'));
  expect(momentOf({ day: '2026-12-01', time: null })).toBeNull();
  expect(momentOf({ day: null, time: '10:00' })).toBeNull();
});

function days(startsAt: string, endsAt: string): readonly string[] {
  const range = { startsAt: Instant.parse(startsAt), endsAt: Instant.parse(endsAt) };
  return blockDays(range).map(
    (part) => `${part.startsAt.slice(8, 13)}-${part.endsAt.slice(8, 13)}`,
  );
}

it('shows each day of a blocked time by itself', () => {
  // In Libya it is two hours later
  expect(days('2026-12-01T08:00:00.000Z', '2026-12-01T12:00:00.000Z')).toEqual(['01T08-01T12']);
  expect(days('2026-12-01T08:00:00.000Z', '2026-12-03T12:00:00.000Z')).toEqual([
    '01T08-01T19',
    '02T05-02T19',
    '03T05-03T12',
  ]);
  expect(days('2026-12-01T20:00:00.000Z', '2026-12-02T03:00:00.000Z')).toEqual([
    '01T20-01T22',
    '01T22-02T03',
  ]);
  expect(days('2026-12-01T08:00:00.000Z', '2026-12-01T22:00:00.000Z')).toEqual(['01T08-01T22']);
});

it.each([
  ['06', '08', 'confirmed', false],
  ['06', '09', 'confirmed', true],
  ['09', '10', 'pending', true],
  ['11', '14', 'in_progress', true],
  ['12', '13', 'confirmed', false],
  ['09', '10', 'cancelled', false],
] as const)('from %s to %s, %s: is named %s', (from, to, status, isNamed) => {
  const booking = { startsAt: at(from), endsAt: at(to), status };
  expect(bookingsIn([booking], block)).toEqual(isNamed ? [booking] : []);
});
