import { Temporal } from '@js-temporal/polyfill';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyDay, anyZone } from '../testing/any-rules.ts';
import { Day } from './day.ts';
import { zonedClock } from './zoned-clock.ts';

const day = (text: string): Day => Day.parse(text);

describe('the clock of a zone', () => {
  it('shows each time that there is where Temporal has it', () => {
    fc.assert(
      fc.property(anyZone, anyDay, fc.integer({ min: 0, max: 1440 }), (zone, of, minute) => {
        const clock = zonedClock(zone);
        const wall = Temporal.PlainDate.from(of).toPlainDateTime().add({ minutes: minute });
        const expected = wall.toZonedDateTime(zone, { disambiguation: 'compatible' });
        const instant = clock.instantOf(of, minute);

        const isSkipped = !expected.toPlainDateTime().equals(wall);
        // What is looked for lies before: of a time right at the change, that is the change itself
        const there = isSkipped
          ? expected.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
          : expected;
        expect(instant).toBe(there?.epochMilliseconds);
        const shown = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
        expect(clock.dayOf(instant)).toBe(shown.toPlainDate().toString());
      }),
      { numRuns: 2000, examples: [['Asia/Tehran', day('2018-03-21'), 1440]] },
    );
  });

  it('skips from the day before to 01:00 in Cairo, and keeps noon at 12:00 in Libya', () => {
    const cairo = zonedClock('Africa/Cairo');
    expect(new Date(cairo.instantOf(day('2026-04-24'), 30)).toISOString()).toBe(
      '2026-04-23T22:00:00.000Z',
    );
    const tripoli = zonedClock('Africa/Tripoli');
    const noons = ['2012-11-09', '2013-03-29', '2013-10-25', '2026-11-22'].map((of) =>
      new Date(tripoli.instantOf(day(of), 720)).toISOString(),
    );
    expect(noons).toEqual([
      '2012-11-09T10:00:00.000Z',
      '2013-03-29T10:00:00.000Z',
      '2013-10-25T10:00:00.000Z',
      '2026-11-22T10:00:00.000Z',
    ]);
    const winter = new Date(tripoli.instantOf(day('2013-01-15'), 720)).toISOString();
    expect(winter).toBe('2013-01-15T11:00:00.000Z');
  });
});
