import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Availability } from './availability.ts';
import { Day } from './day.ts';
import { hoursOf } from './open-ranges.ts';
import { weeklyHours } from './weekly-hours.ts';
import { workingDays } from './working-days.ts';
import { daysAfter } from './zoned-clock.ts';

const saturday = Day.parse('2026-02-28');
const morning = [{ from: 480, to: 720 }];
const friday = daysAfter(saturday, 6);

function open(rest: object = {}): Availability {
  return Availability.parse({ ...weeklyHours(morning, []), ...rest });
}

describe('the working days of a professional', () => {
  it('have the hours of all services together', () => {
    const afternoon = weeklyHours([{ from: 700, to: 1000 }], []);
    expect(workingDays([open(), afternoon], saturday, saturday)).toEqual([
      { day: saturday, hours: [{ from: 480, to: 1000 }], isOff: false },
    ]);
  });

  it('are off on a leave, and on a day that is closed by itself, but not on a Friday', () => {
    const sunday = daysAfter(saturday, 1);
    const away = open({
      leaves: [{ firstDay: saturday, lastDay: saturday }],
      exceptions: [{ day: sunday, hours: [] }],
    });
    const days = workingDays([away], saturday, friday);
    expect(days.filter(({ isOff }) => isOff).map(({ day }) => day)).toEqual([saturday, sunday]);
    expect(days.at(-1)).toEqual({ day: friday, hours: [], isOff: false });
  });

  it('are worked while one service is open', () => {
    const away = open({ leaves: [{ firstDay: saturday, lastDay: friday }] });
    expect(workingDays([away, open()], saturday, saturday)).toMatchObject([
      { hours: morning, isOff: false },
    ]);
  });

  it('are none without services', () => {
    expect(workingDays([], saturday, friday)).toEqual([]);
  });

  it('are each day once, in order, never off while there are hours', () => {
    assert(
      property(integer({ min: 0, max: 60 }), integer({ min: 0, max: 60 }), (from, leave) => {
        const first = daysAfter(saturday, from);
        const away = daysAfter(saturday, leave);
        const service = open({ leaves: [{ firstDay: away, lastDay: daysAfter(away, 3) }] });
        const days = workingDays([service], first, daysAfter(first, 20));
        expect(days.map(({ day }) => day)).toEqual(
          Array.from({ length: 21 }, (_, n) => daysAfter(first, n)),
        );
        for (const { day, hours, isOff } of days) {
          expect(hours).toEqual(hoursOf(service, day));
          expect(isOff && hours.length > 0).toBe(false);
        }
      }),
    );
  });
});
