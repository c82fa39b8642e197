import { Temporal } from '@js-temporal/polyfill';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyRules } from '../testing/any-rules.ts';
import type { WallRange } from './availability.ts';
import { Day } from './day.ts';
import { hoursOf, openRanges, weekdayOf } from './open-ranges.ts';
import { daysAfter } from './zoned-clock.ts';

/** Whether the clocks are set on this day or beside it: then a time may be skipped or come twice. */
function changesAround(of: Day, zone: string): boolean {
  const midnight = (days: number): number =>
    Temporal.PlainDate.from(daysAfter(of, days)).toZonedDateTime(zone).offsetNanoseconds;
  return midnight(-1) !== midnight(2);
}

const covers = (hours: readonly WallRange[], minute: number): boolean =>
  hours.some(({ from, to }) => from <= minute && minute < to);

describe('a week', () => {
  it('begins on Saturday', () => {
    expect(weekdayOf(Day.parse('2026-11-21'))).toBe('saturday');
    expect(weekdayOf(Day.parse('1969-12-31'))).toBe('wednesday');
  });
});

describe('open ranges', () => {
  it('contain exactly the minutes that the rules of their day have', () => {
    fc.assert(
      fc.property(anyRules, fc.integer({ min: 0, max: 1439 }), ({ availability, from }, minute) => {
        fc.pre(!changesAround(from, availability.zone));
        const ranges = openRanges(availability, daysAfter(from, -1), daysAfter(from, 1));
        const moment = Temporal.PlainDate.from(from)
          .toZonedDateTime({ timeZone: availability.zone })
          .add({ minutes: minute })
          .toInstant()
          .toString({ fractionalSecondDigits: 3 });
        const isOpen = ranges.some(({ startsAt, endsAt }) => startsAt <= moment && moment < endsAt);

        expect(isOpen).toBe(covers(hoursOf(availability, from), minute));
      }),
      { numRuns: 500 },
    );
  });

  it('are in order, apart, and never empty, also when the clocks change', () => {
    fc.assert(
      fc.property(anyRules, ({ availability, from }) => {
        const ranges = openRanges(availability, from, daysAfter(from, 6));
        for (const [n, { startsAt, endsAt }] of ranges.entries()) {
          expect(startsAt < endsAt).toBe(true);
          expect(n === 0 || (ranges[n - 1]?.endsAt ?? '') < startsAt).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
