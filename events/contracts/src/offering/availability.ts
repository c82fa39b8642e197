import { z } from 'zod';

import { Day } from './day.ts';

const minutesOfDay = 1440;

/**
 * A range of a day on the clocks of the zone, in minutes since midnight: `{ from: 540, to: 810 }` is
 * 09:00 to 13:30. The end is not included. Work over midnight is two ranges, of which the first ends at
 * 1440 and the second, on the next day, begins at 0.
 */
export const WallRange = z
  .strictObject({
    from: z
      .int()
      .min(0)
      .max(minutesOfDay - 1),
    // No slot is shorter
    to: z.int().min(10).max(minutesOfDay),
  })
  .refine(({ from, to }) => from < to, { path: ['to'] });
export type WallRange = z.infer<typeof WallRange>;

/** The ranges of one day, in order and without overlaps; none: closed. Ranges may touch. */
export const DayHours = z
  .array(WallRange)
  .max(6)
  .refine((ranges) => ranges.every(({ from }, n) => n === 0 || from >= (ranges[n - 1]?.to ?? 0)));
export type DayHours = z.infer<typeof DayHours>;

/** The hours of a week, which begins on Saturday. */
export const WeekHours = z.strictObject({
  saturday: DayHours,
  sunday: DayHours,
  monday: DayHours,
  tuesday: DayHours,
  wednesday: DayHours,
  thursday: DayHours,
  friday: DayHours,
});
export type WeekHours = z.infer<typeof WeekHours>;

/** One day with hours of its own: open at these, or closed. */
const DayException = z.strictObject({ day: Day, hours: DayHours });

const dates = { firstDay: Day, lastDay: Day } as const;

/** Days away, both included. */
const Leave = z
  .strictObject(dates)
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, { path: ['lastDay'] });

/** A time of the year with other hours. */
const SeasonKind = z.enum(['ramadan', 'eid', 'other']);
export type SeasonKind = z.infer<typeof SeasonKind>;

/** Other hours between two days, both included. Afterwards the usual week counts again by itself. */
const Season = z
  .strictObject({ ...dates, kind: SeasonKind, week: WeekHours })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, { path: ['lastDay'] });

/**
 * A time zone of the IANA database, by region and place: `Africa/Tripoli`. No offset and no abbreviation:
 * JavaScript reads `+0200` and `CST` otherwise than PostgreSQL, which does not know `ECT` at all.
 */
export const Zone = z
  .string()
  .max(64)
  .regex(
    /^(?:UTC|(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)\/[A-Za-z0-9_+/-]+)$/u,
  )
  .refine(isZone);
export type Zone = z.infer<typeof Zone>;

/** When a service can be booked. Of the rules for a day the first counts: leave, exception, season, week. */
export const Availability = z.strictObject({
  zone: Zone,
  week: WeekHours,
  /** Closed on Fridays, taken out of the hours of week and season. An exception says its hours itself. */
  fridayBreak: WallRange.nullable(),
  /** At most one for a day. */
  exceptions: z
    .array(DayException)
    .max(100)
    .refine((all) => new Set(all.map(({ day }) => day)).size === all.length),
  leaves: z.array(Leave).max(30),
  /** Without overlaps, in any order. */
  seasons: z
    .array(Season)
    .max(6)
    .refine((all) =>
      all.every((one, n) =>
        all
          .slice(n + 1)
          .every((other) => one.lastDay < other.firstDay || other.lastDay < one.firstDay),
      ),
    ),
});
export type Availability = z.infer<typeof Availability>;

/** Names that were asked before: to ask once costs as much as to read a small request. */
const zones = new Set<string>();

function isZone(name: string): boolean {
  if (zones.has(name)) return true;
  try {
    const isKnown =
      new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
    if (isKnown) zones.add(name);
    return isKnown;
  } catch {
    return false;
  }
}
