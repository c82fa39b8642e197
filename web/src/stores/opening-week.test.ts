import { Availability } from '@osta/contracts/offering/availability';
import { expect, it } from 'vitest';

import { openingWeek, otherHours } from './opening-week.ts';

const day = [
  { from: 540, to: 780 },
  { from: 960, to: 1440 },
];
const closed = {
  saturday: [],
  sunday: [],
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
};
const rules = Availability.parse({
  zone: 'Africa/Tripoli',
  week: { ...closed, sunday: day, friday: [{ from: 540, to: 1200 }] },
  fridayBreak: { from: 720, to: 870 },
  exceptions: [{ day: '2026-11-29', hours: [{ from: 600, to: 660 }] }],
  leaves: [],
  seasons: [
    {
      kind: 'ramadan',
      firstDay: '2027-02-08',
      lastDay: '2027-03-09',
      week: { ...closed, monday: [{ from: 1260, to: 1410 }] },
    },
  ],
});
/** A Sunday. */
const now = new Date('2026-11-22T10:00:00.000Z');

it('shows the usual week, on Fridays without the break', () => {
  const week = openingWeek(rules, now);
  expect(week.sunday).toEqual([
    { from: '09:00', to: '13:00' },
    { from: '16:00', to: '24:00' },
  ]);
  expect(week.friday).toEqual([
    { from: '09:00', to: '12:00' },
    { from: '14:30', to: '20:00' },
  ]);
  expect(week.monday).toEqual([]);
});

it('tells the days on which it is otherwise', () => {
  expect(otherHours(rules, now)).toEqual([
    { day: new Date('2026-11-29T10:00:00.000Z'), ranges: [{ from: '10:00', to: '11:00' }] },
  ]);
});

it('shows the week of a season while it lasts', () => {
  const inRamadan = new Date('2027-02-20T10:00:00.000Z');
  expect(openingWeek(rules, inRamadan)).toMatchObject({
    monday: [{ from: '21:00', to: '23:30' }],
    sunday: [],
  });
  // After it, the usual hours are the other ones
  expect(otherHours(rules, inRamadan).length).toBeGreaterThan(0);
});

it('is the same on every day on which nothing differs', () => {
  const plain = { ...rules, exceptions: [], seasons: [] };
  for (let days = 0; days < 14; days += 1) {
    const at = new Date(now.getTime() + days * 86_400_000);
    expect(openingWeek(plain, at)).toEqual(openingWeek(plain, now));
    expect(otherHours(plain, at)).toEqual([]);
  }
});
