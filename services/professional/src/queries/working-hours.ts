import type { Instant } from '@osta/contracts/instant';
import type { Availability } from '@osta/contracts/offering/availability';
import { joinedHours } from '@osta/contracts/offering/joined-hours';
import { hoursOf, weekdayOf } from '@osta/contracts/offering/open-ranges';
import { daysAfter, zonedClock } from '@osta/contracts/offering/zoned-clock';

/** How far ahead seasons, leaves and single days count, in days. */
const ahead = 42;

/**
 * Returns when a professional works: whenever one of their services can be booked. Where that is not as in
 * the usual week, in the coming six weeks, the day is an exception. `null` without services.
 */
export function workingHours(services: readonly Availability[], now: Instant): Availability | null {
  const [first] = services;
  if (!first) return null;
  const { zone } = first;
  const today = zonedClock(zone).dayOf(Date.parse(now));
  const usual = services.map((each) => ({ ...each, exceptions: [], leaves: [], seasons: [] }));
  const days = Array.from({ length: ahead }, (_, n) => daysAfter(today, n));
  const week = { ...first.week };
  for (const day of days.slice(0, 7)) {
    week[weekdayOf(day)] = joinedHours(usual.map((each) => hoursOf(each, day)));
  }
  const exceptions = days
    .map((day) => ({ day, hours: joinedHours(services.map((each) => hoursOf(each, day))) }))
    .filter(({ day, hours }) => JSON.stringify(hours) !== JSON.stringify(week[weekdayOf(day)]));
  return { zone, week, fridayBreak: null, exceptions, leaves: [], seasons: [] };
}
