import * as fc from 'fast-check';

import { Availability, DayHours } from '../offering/availability.ts';
import { Day } from '../offering/day.ts';
import { daysAfter } from '../offering/zoned-clock.ts';

const day = (text: string): Day => Day.parse(text);

/** Zones whose clocks change at night, at midnight, by half an hour, in Ramadan, or have a past of it. */
const zones = [
  'Africa/Tripoli',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Europe/Rome',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Tehran',
  'Asia/Kathmandu',
] as const;
/** Libya had summer time in 2013, and another offset before. */
export const anyDay = fc
  .date({ min: new Date('2011-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
  .map((date) => day(date.toISOString().slice(0, 10)));
export const anyZone = fc.constantFrom(...zones);

const anyHours = fc.uniqueArray(fc.integer({ min: 0, max: 48 }), { maxLength: 6 }).map((halves) => {
  const edges = halves.toSorted((a, b) => a - b).map((half) => half * 30);
  const ranges = edges.flatMap((from, n) => {
    const to = edges[n + 1];
    return n % 2 === 0 && to !== undefined ? [{ from, to }] : [];
  });
  return DayHours.parse(ranges);
});
const anyWeek = fc.record({
  saturday: anyHours,
  sunday: anyHours,
  monday: anyHours,
  tuesday: anyHours,
  wednesday: anyHours,
  thursday: anyHours,
  friday: anyHours,
});

/** Rules around a day, in a zone. */
export const anyRules = fc
  .record({
    zone: anyZone,
    from: anyDay,
    week: anyWeek,
    fridayBreak: fc.constantFrom(null, { from: 720, to: 840 }),
    exceptions: fc.uniqueArray(
      fc.record({ after: fc.integer({ min: -1, max: 5 }), hours: anyHours }),
      {
        maxLength: 2,
        selector: ({ after }) => after,
      },
    ),
    leaf: fc.option(fc.tuple(fc.integer({ min: -2, max: 4 }), fc.integer({ min: 0, max: 3 }))),
    season: fc.option(
      fc.tuple(
        fc.integer({ min: -2, max: 4 }),
        anyWeek,
        fc.constantFrom('ramadan', 'eid', 'other'),
      ),
    ),
  })
  .map(({ from, exceptions, leaf, season, ...rules }) => ({
    from,
    availability: Availability.parse({
      ...rules,
      exceptions: exceptions.map(({ after, hours }) => ({ day: daysAfter(from, after), hours })),
      leaves: leaf
        ? [{ firstDay: daysAfter(from, leaf[0]), lastDay: daysAfter(from, leaf[0] + leaf[1]) }]
        : [],
      seasons: season
        ? [
            {
              kind: season[2],
              firstDay: daysAfter(from, season[0]),
              lastDay: daysAfter(from, season[0] + 3),
              week: season[1],
            },
          ]
        : [],
    }),
  }));

export const anyService = fc.record({
  durationMinutes: fc.integer({ min: 1, max: 24 }).map((n) => n * 30),
  bufferBeforeMinutes: fc.constantFrom(0, 15, 60),
  bufferAfterMinutes: fc.constantFrom(0, 10, 45),
  noticeMinutes: fc.constantFrom(0, 120, 2880),
  horizonDays: fc.constantFrom(1, 3, 30),
  slotIntervalMinutes: fc.constantFrom(15 as const, 30 as const, 90 as const, 240 as const),
  dailyCap: fc.constantFrom(null, 1, 3),
});
