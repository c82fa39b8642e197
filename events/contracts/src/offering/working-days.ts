import type { Availability, DayHours } from './availability.ts';
import type { Day } from './day.ts';
import { joinedHours } from './joined-hours.ts';
import { hoursOf } from './open-ranges.ts';
import { daysAfter } from './zoned-clock.ts';

/** When a professional works on one day. */
export interface WorkingDay {
  readonly day: Day;
  /** Of all their services together; none: they do not work. */
  readonly hours: DayHours;
  /** Whether they have taken the day off: their week would have hours. */
  readonly isOff: boolean;
}

/**
 * Returns when a professional works on each of these days: whenever one of their services can be booked. None
 * without services.
 *
 * @param toDay included
 */
export function workingDays(
  services: readonly Availability[],
  fromDay: Day,
  toDay: Day,
): readonly WorkingDay[] {
  if (services.length === 0) return [];
  const usual = services.map((each) => ({ ...each, exceptions: [], leaves: [] }));
  const days: WorkingDay[] = [];
  for (let day = fromDay; day <= toDay; day = daysAfter(day, 1)) {
    const hours = joinedHours(services.map((each) => hoursOf(each, day)));
    const isOff = hours.length === 0 && usual.some((each) => hoursOf(each, day).length > 0);
    days.push({ day, hours, isOff });
  }
  return days;
}
