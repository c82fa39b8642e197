import type { BookingSummary } from '@osta/contracts/booking/api';

import { localTimeOf } from '../time/tripoli.ts';

/** A working day, unless somebody books earlier or later. */
const workingDay = { from: 7, to: 21 };
const midnight = 24;

/** Returns the hours of a day that show all of these bookings, in Libyan time. */
export function shownHours(bookings: readonly Pick<BookingSummary, 'startsAt' | 'endsAt'>[]): {
  readonly from: number;
  readonly to: number;
} {
  let { from, to } = workingDay;
  for (const { startsAt, endsAt } of bookings) {
    const start = localTimeOf(startsAt);
    const end = localTimeOf(endsAt);
    from = Math.min(from, hourOf(start.time));
    to = Math.max(to, end.day === start.day ? hourOf(end.time) + 1 : midnight);
  }
  return { from, to: Math.min(to, midnight) };
}

function hourOf(time: string): number {
  return Number(time.slice(0, 2));
}
