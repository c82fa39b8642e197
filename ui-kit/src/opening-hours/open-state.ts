import type { Instant } from '../formats/format-date.ts';
import { timeZone } from '../formats/locale-tag.ts';
import { type Weekday, type WeekOpeningHours, weekdays } from './week-opening-hours.ts';

const minutesOfDay = 24 * 60;

/** `daysAhead` 0 is today, 1 tomorrow; `time` is `HH:mm` on Libya's clocks. */
export type OpenState =
  | { readonly kind: 'open'; readonly until: string }
  | {
      readonly kind: 'closed';
      readonly opens: { readonly day: Weekday; readonly daysAhead: number; readonly time: string };
    }
  | { readonly kind: 'never' };

const wall = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Returns the weekday and the minute of the day in Libyan time. */
export function wallClock(instant: Instant): { readonly day: Weekday; readonly minute: number } {
  const parts = new Map(
    wall.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  const name = parts.get('weekday')?.toLowerCase();
  const day = weekdays.find((each) => each === name) ?? 'saturday';
  return { day, minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) };
}

function minutesAt(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/**
 * Returns whether it is open, until when, or when it opens next, within a week. Follows ranges over
 * midnight, and ranges that touch: 09:00–24:00 and 00:00–02:00 are open until 02:00.
 */
export function openState(hours: WeekOpeningHours, now: Instant): OpenState {
  const { day, minute } = wallClock(now);
  const today = weekdays.indexOf(day);
  // From yesterday, whose last range may still run, to this day of next week
  const ranges = Array.from({ length: 9 }, (_, i) => i - 1).flatMap((daysAhead) => {
    const name = weekdays[(today + daysAhead + 7) % 7] ?? day;
    return hours[name].map(({ from, to }) => {
      const start = minutesAt(from);
      const end = minutesAt(to);
      const offset = daysAhead * minutesOfDay;
      return {
        day: name,
        daysAhead,
        from,
        to,
        start: start + offset,
        end: (end > start ? end : end + minutesOfDay) + offset,
      };
    });
  });
  const current = ranges.find(({ start, end }) => start <= minute && minute < end);
  if (current !== undefined) {
    // In order of start: each range either extends the current one or leaves a gap
    const last = ranges.reduce(
      (reached, range) => (range.start <= reached.end && range.end > reached.end ? range : reached),
      current,
    );
    return { kind: 'open', until: last.to === '24:00' ? '00:00' : last.to };
  }
  const next = ranges.find(({ start }) => start > minute);
  if (next === undefined) return { kind: 'never' };
  return {
    kind: 'closed',
    opens: { day: next.day, daysAhead: next.daysAhead, time: next.from },
  };
}
