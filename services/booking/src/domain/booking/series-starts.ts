import type { Rhythm } from '@osta/contracts/booking/series';
import { Instant } from '@osta/contracts/instant';
import type { Zone } from '@osta/contracts/offering/availability';
import { Day } from '@osta/contracts/offering/day';
import { daysAfter, zonedClock, type ZonedClock } from '@osta/contracts/offering/zoned-clock';

const minute = 60_000;
const day = 1440 * minute;

/**
 * Returns the starts of bookings that repeat, the first one included: at the same time of the day on the clocks
 * of the zone. A monthly one keeps its day of the month; in a month without that day it is the last one.
 *
 * @param times how many there are, from 1
 */
export function seriesStarts(
  first: Instant,
  rhythm: Rhythm,
  times: number,
  zone: Zone,
): readonly Instant[] {
  const clock = zonedClock(zone);
  const moment = Date.parse(first);
  const firstDay = clock.dayOf(moment);
  const minuteOfDay = minuteOf(clock, firstDay, moment);
  return Array.from({ length: times }, (_, n) => {
    if (n === 0) return first;
    const start = clock.instantOf(dayOfTurn(firstDay, rhythm, n), minuteOfDay);
    return Instant.parse(new Date(start).toISOString());
  });
}

/**
 * Returns the start that moves as another one did: by the same days, and by the same time on the clocks of the
 * zone.
 */
export function movedAlike(
  start: Instant,
  move: { readonly from: Instant; readonly to: Instant },
  zone: Zone,
): Instant {
  const clock = zonedClock(zone);
  const [own, from, to] = [start, move.from, move.to].map((each) => {
    const moment = Date.parse(each);
    const onDay = clock.dayOf(moment);
    return { day: onDay, minute: minuteOf(clock, onDay, moment) };
  });
  if (!own || !from || !to) throw new Error('three instants have three days');
  const days = Math.round((Date.parse(to.day) - Date.parse(from.day)) / day);
  const moved = clock.instantOf(daysAfter(own.day, days), own.minute + to.minute - from.minute);
  return Instant.parse(new Date(moved).toISOString());
}

function dayOfTurn(first: Day, rhythm: Rhythm, turn: number): Day {
  switch (rhythm) {
    case 'weekly':
      return daysAfter(first, 7 * turn);
    case 'every-two-weeks':
      return daysAfter(first, 14 * turn);
    case 'monthly':
      return monthsAfter(first, turn);
  }
}

/** Counts from the first day each time: after a short month the day of the month comes back. */
function monthsAfter(first: Day, months: number): Day {
  const [year = 0, month = 1, dayOfMonth = 1] = first.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const beforeMonth = new Date(Date.UTC(year, month - 1 + months, 0)).toISOString().slice(0, 10);
  return daysAfter(Day.parse(beforeMonth), Math.min(dayOfMonth, lastOfMonth));
}

/** Returns the minute of the day that the clocks show. On a day on which they change, midnight is not enough. */
function minuteOf(clock: ZonedClock, of: Day, moment: number): number {
  const sinceMidnight = Math.round((moment - clock.instantOf(of, 0)) / minute);
  const shown = [0, 60, -60, 30, -30]
    .map((change) => sinceMidnight + change)
    .find((each) => clock.instantOf(of, each) === moment);
  return shown ?? sinceMidnight;
}
