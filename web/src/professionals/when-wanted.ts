import { daysAfter } from '../time/tripoli.ts';

/** When somebody is to be free: on days that move with the calendar, or on one day, YYYY-MM-DD. */
export type WhenWanted = 'today' | 'tomorrow' | 'week' | `${number}-${number}-${number}`;

/** The first and the last of some days, YYYY-MM-DD. */
interface Days {
  readonly first: string;
  readonly last: string;
}

const isDay = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u;

/** Returns whether a text is a day of the calendar: YYYY-MM-DD. */
export function isCalendarDay(text: unknown): text is `${number}-${number}-${number}` {
  if (typeof text !== 'string' || !isDay.test(text)) return false;
  // Of 31 February, another day would come back
  return daysAfter(text, 0) === text;
}

/** Reads when somebody is to be free. */
export function whenWanted(value: unknown): WhenWanted | undefined {
  if (value === 'today' || value === 'tomorrow' || value === 'week') return value;
  return isCalendarDay(value) ? value : undefined;
}

/** Returns the days that are meant; the week is what is left of it, and ends on Friday. */
export function daysWanted(when: WhenWanted, today: string): Days {
  switch (when) {
    case 'today':
      return { first: today, last: today };
    case 'tomorrow': {
      const tomorrow = daysAfter(today, 1);
      return { first: tomorrow, last: tomorrow };
    }
    case 'week': {
      // Days since Saturday; the first day that computers count from was a Thursday
      const passed = (Date.parse(today) / 86_400_000 + 5) % 7;
      return { first: today, last: daysAfter(today, 6 - passed) };
    }
    default:
      return { first: when, last: when };
  }
}

/** Returns the days as the service and the addresses of profiles have them: `first,last`. */
export function freeDaysFor(when: WhenWanted | undefined, today: string): string | undefined {
  if (when === undefined) return undefined;
  const { first, last } = daysWanted(when, today);
  return `${first},${last}`;
}

/** Reads days as `freeDaysFor` writes them. */
export function freeDaysOf(value: unknown): string | undefined {
  const [first, last, ...others] = typeof value === 'string' ? value.split(',') : [];
  const areDays = isCalendarDay(first) && isCalendarDay(last) && others.length === 0;
  return areDays && first <= last && last <= daysAfter(first, 6) ? `${first},${last}` : undefined;
}

/** Returns the one day that is meant; `undefined` where there are several. */
export function singleDay(freeDays: string | undefined): string | undefined {
  const [first, last] = freeDays?.split(',') ?? [];
  return first === last ? first : undefined;
}
