import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { weekdays } from '../opening-hours/week-opening-hours.ts';
import { copyDay, dayProblems, type DraftWeek, toOpeningHours } from './draft-week.ts';

const closed: DraftWeek = {
  saturday: [],
  sunday: [],
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
};
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 30))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const anyRange = fc.record({
  from: fc.option(anyTime, { freq: 8 }),
  to: fc.option(anyTime, { freq: 8 }),
});

describe('the hours of a day', () => {
  it('may be several adjacent ranges', () => {
    expect(
      dayProblems([
        { from: '09:00', to: '13:00' },
        { from: '13:00', to: '24:00' },
      ]),
    ).toEqual([null, null]);
  });

  it('name the invalid range, and the reason', () => {
    expect(
      dayProblems([
        { from: '16:00', to: '20:00' },
        { from: '19:00', to: '21:00' },
        { from: '22:00', to: '02:00' },
        { from: '09:00', to: null },
      ]),
    ).toEqual([null, 'overlap', 'over-midnight', 'incomplete']);
  });

  it('are sorted without overlap', () => {
    fc.assert(
      fc.property(fc.array(anyRange, { maxLength: 4 }), (ranges) => {
        const hours = toOpeningHours({ ...closed, monday: ranges });
        const monday = hours?.monday ?? [];
        const isRight = dayProblems(ranges).every((problem) => problem === null);
        expect(hours !== null).toBe(isRight);
        for (const [place, range] of monday.entries()) {
          expect(range.from < range.to).toBe(true);
          expect((monday[place + 1]?.from ?? '24:00') >= range.to).toBe(true);
        }
      }),
    );
  });
});

describe('copying a day', () => {
  it('changes only the chosen days', () => {
    const week = { ...closed, saturday: [{ from: '09:00', to: '17:00' }] };
    const copied = copyDay(week, 'saturday', ['sunday', 'thursday']);
    expect(copied.sunday).toEqual(week.saturday);
    expect(copied.thursday).toEqual(week.saturday);
    expect(weekdays.filter((day) => copied[day].length > 0)).toEqual([
      'saturday',
      'sunday',
      'thursday',
    ]);
  });
});
