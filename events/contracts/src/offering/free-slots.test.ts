import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Instant } from '../instant.ts';
import { anyRules, anyService } from '../testing/any-rules.ts';
import { countedByMinutes, wallTime } from '../testing/counted-by-minutes.ts';
import { Availability } from './availability.ts';
import { Day } from './day.ts';
import { freeSlotAt, freeSlots, type BusyRange, type SlotQuestion } from './free-slots.ts';
import { nextFreeSlots } from './next-free-slots.ts';
import { SlotRules } from './offer.ts';
import { openRanges } from './open-ranges.ts';
import { daysAfter } from './zoned-clock.ts';

const day = (text: string): Day => Day.parse(text);
const at = (text: string): Instant => Instant.parse(text);

const nine = [{ from: 540, to: 780 }];
const usual = Availability.parse({
  zone: 'Africa/Tripoli',
  week: {
    saturday: nine,
    sunday: nine,
    monday: nine,
    tuesday: nine,
    wednesday: nine,
    thursday: nine,
    friday: [],
  },
  fridayBreak: null,
  exceptions: [],
  leaves: [],
  seasons: [],
});
const hour = SlotRules.parse({
  durationMinutes: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  noticeMinutes: 0,
  horizonDays: 60,
  slotIntervalMinutes: 60,
  dailyCap: null,
});
/** A Sunday. */
const sunday = day('2026-11-22');
const question: SlotQuestion = {
  availability: usual,
  service: hour,
  busy: [],
  now: at('2026-11-20T00:00:00.000Z'),
  from: sunday,
  days: 1,
};
const startsOf = (changed: Partial<SlotQuestion>): readonly string[] =>
  freeSlots({ ...question, ...changed }).map(({ startsAt }) => startsAt.slice(11, 16));

describe('the free slots of a day', () => {
  it('are at these hours in Libya', () => {
    expect(freeSlots(question)).toEqual([
      { day: sunday, startsAt: '2026-11-22T07:00:00.000Z', endsAt: '2026-11-22T08:00:00.000Z' },
      { day: sunday, startsAt: '2026-11-22T08:00:00.000Z', endsAt: '2026-11-22T09:00:00.000Z' },
      { day: sunday, startsAt: '2026-11-22T09:00:00.000Z', endsAt: '2026-11-22T10:00:00.000Z' },
      { day: sunday, startsAt: '2026-11-22T10:00:00.000Z', endsAt: '2026-11-22T11:00:00.000Z' },
    ]);
  });

  it('leave room for the buffers beside what is booked', () => {
    const booked: BusyRange = {
      startsAt: at('2026-11-22T08:45:00.000Z'),
      endsAt: at('2026-11-22T09:00:00.000Z'),
      startOfSameService: null,
    };
    expect(startsOf({ busy: [booked] })).toEqual(['07:00', '09:00', '10:00']);
    const careful = { ...hour, bufferBeforeMinutes: 15, bufferAfterMinutes: 60 };
    expect(startsOf({ busy: [booked], service: careful })).toEqual(['10:00']);
  });

  it('are free again where work is done early, and not beyond the cap that it counts for', () => {
    const start = at('2026-11-22T08:30:00.000Z');
    const done: BusyRange = { startsAt: start, endsAt: start, startOfSameService: start };
    expect(startsOf({ busy: [done] })).toEqual(['07:00', '08:00', '09:00', '10:00']);
    expect(startsOf({ busy: [done], service: { ...hour, dailyCap: 1 } })).toEqual([]);
  });

  it('begin after the notice and end with the horizon', () => {
    const now = at('2026-11-22T06:30:00.000Z');
    expect(startsOf({ now, service: { ...hour, noticeMinutes: 90 } })).toEqual([
      '08:00',
      '09:00',
      '10:00',
    ]);
    expect(
      freeSlots({ ...question, now, service: { ...hour, horizonDays: 1 }, days: 42 }),
    ).toSatisfy((slots: ReturnType<typeof freeSlots>) => slots.at(-1)?.day === '2026-11-23');
  });

  it('are none once as many are booked as a day may have', () => {
    const booked: BusyRange = {
      startsAt: at('2026-11-22T07:00:00.000Z'),
      endsAt: at('2026-11-22T08:00:00.000Z'),
      startOfSameService: at('2026-11-22T07:00:00.000Z'),
    };
    expect(startsOf({ busy: [booked], service: { ...hour, dailyCap: 2 } })).toHaveLength(3);
    expect(startsOf({ busy: [booked], service: { ...hour, dailyCap: 1 } })).toEqual([]);
    const other = { ...booked, startOfSameService: null };
    expect(startsOf({ busy: [other], service: { ...hour, dailyCap: 1 } })).toHaveLength(3);
  });

  it('run over midnight where two ranges touch, each once', () => {
    const night = Availability.parse({
      ...usual,
      week: { ...usual.week, sunday: [{ from: 1380, to: 1440 }], monday: [{ from: 0, to: 60 }] },
    });
    const long = { ...hour, durationMinutes: 120 };
    expect(startsOf({ availability: night, service: long })).toEqual(['21:00']);
    expect(startsOf({ availability: night, service: long, from: day('2026-11-23') })).toEqual([]);
  });

  it('follow the first rule that says something about the day', () => {
    const noon = [{ from: 720, to: 780 }];
    const ruled = (changed: object): Availability => Availability.parse({ ...usual, ...changed });
    const week = { ...usual.week, friday: [{ from: 600, to: 960 }] };
    const friday = day('2026-11-27');
    const dates = { firstDay: '2026-11-20', lastDay: '2026-11-22' };
    const seasons = [{ ...dates, kind: 'ramadan', week: { ...week, sunday: noon } }];
    const exceptions = [{ day: sunday, hours: [{ from: 840, to: 900 }] }];

    expect(startsOf({ availability: ruled({ seasons }) })).toEqual(['10:00']);
    expect(startsOf({ availability: ruled({ seasons, exceptions }) })).toEqual(['12:00']);
    const leaves = [dates];
    expect(startsOf({ availability: ruled({ seasons, exceptions, leaves }) })).toEqual([]);
    const fridayBreak = { from: 720, to: 840 };
    const prayer = ruled({ week, fridayBreak });
    expect(startsOf({ availability: prayer, from: friday })).toEqual([
      '08:00',
      '09:00',
      '12:00',
      '13:00',
    ]);
    const open = ruled({ week, fridayBreak, exceptions: [{ day: friday, hours: noon }] });
    expect(startsOf({ availability: open, from: friday })).toEqual(['10:00']);
  });
});

function minutesAfter(instant: string, count: number): string {
  return new Date(Date.parse(instant) + count * 60_000).toISOString();
}

// Hundreds of random weeks: seconds of work on a busy machine
describe('free slots', { timeout: 30_000 }, () => {
  const anyQuestion = fc
    .record({
      rules: anyRules,
      service: anyService,
      days: fc.integer({ min: 1, max: 5 }),
      hoursBefore: fc.integer({ min: -30, max: 60 }),
      busy: fc.array(
        fc.tuple(fc.integer({ min: -12, max: 130 }), fc.integer({ min: 1, max: 10 }), fc.boolean()),
        { maxLength: 5 },
      ),
    })
    .map(({ rules: { availability, from }, service, days, hoursBefore, busy }): SlotQuestion => {
      const midnight = Date.parse(from);
      const instant = (hours: number): Instant =>
        at(new Date(midnight + hours * 3_600_000).toISOString());
      return {
        availability,
        service,
        from,
        days,
        now: instant(-hoursBefore),
        busy: busy.map(([start, length, isOwn]) => ({
          startsAt: instant(start),
          endsAt: instant(start + length),
          startOfSameService: isOwn ? instant(start) : null,
        })),
      };
    });

  it('lie in open ranges, beside what is busy, after the notice, within horizon and cap', () => {
    let found = 0;
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const { availability, service, busy, now, from, days } = asked;
        const open = openRanges(availability, daysAfter(from, -1), daysAfter(from, days));
        const today = wallTime(now, availability.zone).day;
        const slots = freeSlots(asked);
        found += slots.length;

        expect(new Set(slots.map(({ startsAt }) => startsAt)).size).toBe(slots.length);
        for (const { day: on, startsAt, endsAt } of slots) {
          expect(minutesAfter(startsAt, service.durationMinutes)).toBe(endsAt);
          expect(open.some((range) => range.startsAt <= startsAt && endsAt <= range.endsAt)).toBe(
            true,
          );
          const begins = minutesAfter(startsAt, -service.bufferBeforeMinutes);
          const ends = minutesAfter(endsAt, service.bufferAfterMinutes);
          expect(busy.some((range) => range.startsAt < ends && begins < range.endsAt)).toBe(false);
          expect(startsAt >= minutesAfter(now, service.noticeMinutes)).toBe(true);
          expect(on).toBe(wallTime(startsAt, availability.zone).day);
          expect(on >= from && on < daysAfter(from, days)).toBe(true);
          expect(on <= daysAfter(day(today), service.horizonDays)).toBe(true);
          const sameDay = busy.filter(
            ({ startOfSameService: start }) =>
              start !== null && wallTime(start, availability.zone).day === on,
          );
          expect(sameDay.length < (service.dailyCap ?? Infinity)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
    expect(found).toBeGreaterThan(500);
  });

  it('are all that there are, counted minute by minute', () => {
    let found = 0;
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const expected = countedByMinutes(asked);
        expect(freeSlots(asked).map(({ startsAt }) => startsAt)).toEqual(expected);
        found += expected.length;
      }),
      { numRuns: 150 },
    );
    expect(found).toBeGreaterThan(150);
  });

  it('are the same whether asked for day by day or all at once', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const one = Array.from({ length: asked.days }, (_, n) =>
          freeSlots({ ...asked, from: daysAfter(asked.from, n), days: 1 }),
        ).flat();
        expect(one).toEqual(freeSlots(asked));
      }),
      { numRuns: 200 },
    );
  });

  it('are found one by one as well, at these moments and no other', () => {
    const moments = fc.array(fc.integer({ min: 0, max: 5 * 288 }), {
      minLength: 12,
      maxLength: 16,
    });
    let found = 0;
    fc.assert(
      fc.property(anyQuestion, moments, (asked, fives) => {
        const all = new Map(freeSlots(asked).map((slot) => [slot.startsAt, slot]));
        for (const [startsAt, slot] of all) expect(freeSlotAt(asked, startsAt)).toEqual(slot);
        found += all.size;
        const until = daysAfter(asked.from, asked.days);
        for (const five of fives) {
          const moment = at(minutesAfter(asked.from, 5 * five));
          const on = wallTime(moment, asked.availability.zone).day;
          if (on < asked.from || on >= until) continue;
          expect(freeSlotAt(asked, moment)).toEqual(all.get(moment) ?? null);
        }
      }),
      { numRuns: 60 },
    );
    expect(found).toBeGreaterThan(60);
  });

  it('begin with the next ones of the coming six weeks', () => {
    fc.assert(
      fc.property(anyQuestion, fc.integer({ min: 1, max: 40 }), (asked, wanted) => {
        const today = day(wallTime(asked.now, asked.availability.zone).day);
        const all = freeSlots({ ...asked, from: today, days: 42 });
        expect(nextFreeSlots(asked, wanted)).toEqual(all.slice(0, wanted));
      }),
      { numRuns: 200 },
    );
  });
});
