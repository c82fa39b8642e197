import { describe, expect, it } from 'vitest';

import { firstWeek, hasLaterWeek, slotDays, weekStart } from './slot-week.ts';

const today = '2026-11-22';

describe('the week of a day', () => {
  it.each([
    [today, today],
    ['2026-11-28', today],
    ['2026-11-29', '2026-11-29'],
    ['2026-12-07', '2026-12-06'],
    ['2026-11-01', today],
    ['no day', today],
  ])('of %s begins on %s', (day, start) => {
    expect(weekStart(today, day)).toBe(start);
  });

  it('is that of the chosen time, else of the wanted day, else of today', () => {
    const chosen = '2026-12-07T08:00:00.000Z';
    expect(firstWeek(today, chosen, '2026-11-30')).toBe('2026-12-06');
    expect(firstWeek(today, undefined, '2026-11-30')).toBe('2026-11-29');
    expect(firstWeek(today, undefined)).toBe(today);
  });

  it('is never beyond what can be booked', () => {
    const last = weekStart(today, '2031-01-01');
    expect(hasLaterWeek(today, today)).toBe(true);
    expect(hasLaterWeek(today, last)).toBe(false);
  });
});

function slot(day: string, hour: string): { readonly day: string; readonly startsAt: string } {
  return { day, startsAt: `${day}T${hour}:00:00.000Z` };
}

describe('the days of a week', () => {
  it('hold the slots that start on them', () => {
    const slots = [
      slot(today, '08'),
      slot(today, '09'),
      slot('2026-11-28', '10'),
      slot('2026-11-29', '08'),
    ];
    const days = slotDays(today, slots);
    expect(days.map(({ day }) => day)).toEqual([
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ]);
    expect(days.map((each) => each.slots.length)).toEqual([2, 0, 0, 0, 0, 0, 1]);
    expect(days[6]?.slots).toEqual(['2026-11-28T10:00:00.000Z']);
  });
});
