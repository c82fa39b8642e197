import type { SeasonKind } from '@osta/contracts/offering/availability';
import type { DayRange } from '@osta/ui-kit';

import { daysAfter } from '../time/tripoli.ts';

// oxlint-disable-next-line lingui/no-unlocalized-strings -- a language tag
const calendar = new Intl.DateTimeFormat('en-GB-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});

/** Longer than an Islamic year. */
const longestAhead = 400;

/**
 * Returns the days of the next Ramadan, or of the next Eid, by the calculated calendar; the sighting of
 * the moon may move them by a day. `null` for seasons that the calendar does not know.
 */
export function islamicDays(kind: SeasonKind, today: string): DayRange | null {
  const isIn = { ramadan: isRamadan, eid: isEid, other: () => false }[kind];
  const days = Array.from({ length: longestAhead }, (_, n) => daysAfter(today, n));
  const first = days.findIndex(isIn);
  if (first === -1) return null;
  const length = days.slice(first).findIndex((day) => !isIn(day));
  const [from, to] = [days[first], days[first + length - 1]];
  return from === undefined || to === undefined ? null : { from, to };
}

function isRamadan(day: string): boolean {
  return monthAndDay(day)[0] === 9;
}

/** The first three days of Shawwal, and 10 to 13 of Dhu al-Hijja. */
function isEid(day: string): boolean {
  const [month, date] = monthAndDay(day);
  return (month === 10 && date <= 3) || (month === 12 && date >= 10 && date <= 13);
}

function monthAndDay(day: string): readonly [month: number, day: number] {
  const parts = calendar.formatToParts(Date.parse(day));
  const numberOf = (type: string): number =>
    Number(parts.find((part) => part.type === type)?.value);
  return [numberOf('month'), numberOf('day')];
}
