import type { BookingSummary, CalendarBooking } from '@osta/contracts/booking/api';
import { travelMinutes } from '@osta/contracts/travel-minutes';

import { localTimeOf } from '../time/tripoli.ts';

/** The way to a stop from the one before it. */
export interface Leg {
  /** Estimated; `null` where one of the places is not known. */
  readonly travelMinutes: number | null;
  /** Between the end of the one job and the start of the next, never negative. */
  readonly gapMinutes: number;
  /** Whether the way takes longer than the time between the jobs, and the second one is still to come. */
  readonly isTight: boolean;
}

/** One job of a day. */
export interface Stop {
  readonly booking: CalendarBooking;
  /** `null` for the first. */
  readonly leg: Leg | null;
}

const onRoute: ReadonlySet<CalendarBooking['status']> = new Set<CalendarBooking['status']>([
  'confirmed',
  'in_progress',
  'awaiting_confirmation',
  'completed',
]);

/** Returns the agreed jobs that begin on a Libyan day (YYYY-MM-DD), by their start. */
export function dayRoute(bookings: readonly CalendarBooking[], day: string): readonly Stop[] {
  const jobs = bookings
    .filter(({ status, startsAt }) => onRoute.has(status) && localTimeOf(startsAt).day === day)
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  return jobs.map((booking, i) => {
    const before = jobs[i - 1];
    return { booking, leg: before === undefined ? null : legBetween(before, booking) };
  });
}

/**
 * Returns the job that a professional is at, or goes to next: work that has begun, today or before, else the first job
 * of the day that has not. `null` where nothing is left to do today.
 */
export function currentJob(
  upcoming: readonly BookingSummary[],
  stops: readonly Stop[],
): BookingSummary | null {
  return (
    upcoming.find(({ status }) => status === 'in_progress') ??
    stops.find(({ booking }) => booking.status === 'confirmed')?.booking ??
    null
  );
}

function legBetween(before: CalendarBooking, { point, status, startsAt }: CalendarBooking): Leg {
  const gap = (Date.parse(startsAt) - Date.parse(before.endsAt)) / 60_000;
  const gapMinutes = Math.max(0, Math.floor(gap));
  const minutes =
    before.point === null || point === null ? null : travelMinutes(before.point, point);
  const isTight = status === 'confirmed' && minutes !== null && minutes > gapMinutes;
  return { travelMinutes: minutes, gapMinutes, isTight };
}
