import type { Availability, DayHours } from '@osta/contracts/offering/availability';
import { hoursOf, weekdayOf } from '@osta/contracts/offering/open-ranges';
import { daysAfter, zonedClock } from '@osta/contracts/offering/zoned-clock';
import type { OtherHours, WeekOpeningHours } from '@osta/ui-kit';

const noon = 720;
/** Days of other hours that are told in advance. */
const daysAhead = 42;
/** The most of them: a long leave is told by the line of the state. */
const mostTold = 8;

/** Returns the hours that count this week: in Ramadan those of Ramadan, on Fridays without the break. */
export function openingWeek(availability: Availability, now: Date): WeekOpeningHours {
  const { seasons, zone } = availability;
  const today = zonedClock(zone).dayOf(now.getTime());
  const season = seasons.find(({ firstDay, lastDay }) => firstDay <= today && today <= lastDay);
  const usual = { ...availability, exceptions: [], leaves: [], seasons: [] };
  const rules = { ...usual, week: season?.week ?? availability.week };
  const week = Object.fromEntries(
    Array.from({ length: 7 }, (_, n) => {
      const day = daysAfter(today, n);
      return [weekdayOf(day), shown(hoursOf(rules, day))];
    }),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- seven days in a row are a week
  return week as unknown as WeekOpeningHours;
}

/** Returns the coming days on which other hours count than those of `openingWeek`. */
export function otherHours(availability: Availability, now: Date): readonly OtherHours[] {
  const clock = zonedClock(availability.zone);
  const today = clock.dayOf(now.getTime());
  const week = openingWeek(availability, now);
  return Array.from({ length: daysAhead }, (_, n) => daysAfter(today, n))
    .map((day) => ({ day, ranges: shown(hoursOf(availability, day)) }))
    .filter(({ day, ranges }) => JSON.stringify(ranges) !== JSON.stringify(week[weekdayOf(day)]))
    .slice(0, mostTold)
    .map(({ day, ranges }) => ({ day: new Date(clock.instantOf(day, noon)), ranges }));
}

function shown(hours: DayHours): WeekOpeningHours['saturday'] {
  return hours.map(({ from, to }) => ({ from: clockTime(from), to: clockTime(to) }));
}

/** `810` → `13:30` */
function clockTime(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
