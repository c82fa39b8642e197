import type { AvailabilityRequest } from '@osta/contracts/offering/api';
import type { SeasonKind, WallRange, WeekHours } from '@osta/contracts/offering/availability';
import {
  type DayRange,
  type DraftTimeRange,
  type DraftWeek,
  timeRangeProblem,
  toOpeningHours,
} from '@osta/ui-kit';

import { islamicDays } from './islamic-days.ts';

/** A day with hours of its own, in the form. */
export interface DraftException {
  readonly day: string | null;
  readonly isOpen: boolean;
  /** At least one, which is kept while the day is closed. */
  readonly ranges: readonly DraftTimeRange[];
}

/** Other hours between two days, in the form. */
export interface DraftSeason {
  readonly kind: SeasonKind;
  readonly days: DayRange | null;
  readonly week: DraftWeek;
}

/** When a service can be booked, in the form, perhaps incomplete. */
export interface AvailabilityValues {
  readonly week: DraftWeek;
  /** The break for the Friday prayer; its range is kept while it is off. */
  readonly pause: { readonly isOn: boolean; readonly range: DraftTimeRange };
  readonly exceptions: readonly DraftException[];
  readonly leaves: readonly (DayRange | null)[];
  readonly seasons: readonly DraftSeason[];
}

/** Around the Friday prayer. */
const usualBreak: DraftTimeRange = { from: '12:00', to: '14:30' };
const usualHours: DraftTimeRange = { from: '09:00', to: '13:00' };

/** Returns the form's values. */
export function valuesOf(availability: AvailabilityRequest): AvailabilityValues {
  const { week, fridayBreak, exceptions, leaves, seasons } = availability;
  return {
    week: draftWeek(week),
    pause: {
      isOn: fridayBreak !== null,
      range: fridayBreak === null ? usualBreak : draftRange(fridayBreak),
    },
    exceptions: exceptions.map(({ day, hours }) => ({
      day,
      isOpen: hours.length > 0,
      ranges: hours.length > 0 ? hours.map(draftRange) : [usualHours],
    })),
    leaves: leaves.map(({ firstDay, lastDay }) => ({ from: firstDay, to: lastDay })),
    seasons: seasons.map(({ kind, firstDay, lastDay, week: hours }) => ({
      kind,
      days: { from: firstDay, to: lastDay },
      week: draftWeek(hours),
    })),
  };
}

/** A new day with hours of its own: closed, which is the usual reason. */
export const emptyException: DraftException = {
  day: null,
  isOpen: false,
  ranges: [usualHours],
};

/**
 * Returns a season to begin with: its next days by the calculated calendar, and hours that suit it. In
 * Ramadan work starts late and goes on after the evening meal; at Eid nobody works.
 */
export function seasonTemplate(kind: SeasonKind, week: DraftWeek, today: string): DraftSeason {
  return { kind, days: islamicDays(kind, today), week: mapDays(week, hoursIn(kind)) };
}

function hoursIn(
  kind: SeasonKind,
): (ranges: readonly DraftTimeRange[]) => readonly DraftTimeRange[] {
  switch (kind) {
    case 'ramadan':
      return (ranges) =>
        ranges.length === 0
          ? []
          : [
              { from: '10:00', to: '15:00' },
              { from: '21:00', to: '24:00' },
            ];
    case 'eid':
      return () => [];
    case 'other':
      return (ranges) => ranges;
  }
}

/** Returns the rules to send; `null` while something is missing or wrong. */
export function availabilityOf(
  values: AvailabilityValues,
  zone: string,
): AvailabilityRequest | null {
  const { pause, exceptions, leaves, seasons } = values;
  const week = weekHours(values.week);
  const fridayBreak = pause.isOn ? wallRange(pause.range) : null;
  if (week === null || (pause.isOn && fridayBreak === null)) return null;
  const days = exceptions.map(({ day, isOpen, ranges }) => {
    const hours = isOpen ? dayHours(ranges) : [];
    return day === null || hours === null ? null : { day, hours };
  });
  const away = leaves.map((leave) => leave && { firstDay: leave.from, lastDay: leave.to });
  const other = seasons.map(({ kind, days: dates, week: draft }) => {
    const hours = weekHours(draft);
    if (dates === null || hours === null) return null;
    return { kind, firstDay: dates.from, lastDay: dates.to, week: hours };
  });
  if (!isWhole(days) || !isWhole(away) || !isWhole(other)) return null;
  return { zone, week, fridayBreak, exceptions: days, leaves: away, seasons: other };
}

function isWhole<Item>(items: readonly (Item | null)[]): items is Item[] {
  return !items.includes(null);
}

function draftWeek(week: WeekHours): DraftWeek {
  return mapDays(week, (ranges) => ranges.map(draftRange));
}

function weekHours(week: DraftWeek): WeekHours | null {
  const hours = toOpeningHours(week);
  return hours && mapDays(hours, (ranges) => ranges.map(({ from, to }) => wall(from, to)));
}

/** Returns the ranges of a day in order; `null` when one is wrong, or two overlap. */
function dayHours(ranges: readonly DraftTimeRange[]): WallRange[] | null {
  const hours = ranges.map(wallRange);
  if (!isWhole(hours)) return null;
  const sorted = hours.toSorted((one, other) => one.from - other.from);
  return sorted.every(({ from }, n) => from >= (sorted[n - 1]?.to ?? 0)) ? sorted : null;
}

function wallRange(range: DraftTimeRange): WallRange | null {
  const { from, to } = range;
  return from === null || to === null || timeRangeProblem(range) !== null ? null : wall(from, to);
}

function wall(from: string, to: string): WallRange {
  return { from: minuteOf(from), to: minuteOf(to) };
}

/** Returns a range as clocks show it. */
export function draftRange({ from, to }: WallRange): {
  readonly from: string;
  readonly to: string;
} {
  return { from: timeOf(from), to: timeOf(to) };
}

/** `13:30` → 810 */
function minuteOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** 810 → `13:30`, 1440 → `24:00` */
function timeOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

type Days<Hours> = Readonly<Record<keyof WeekHours, Hours>>;

function mapDays<From, To>(
  week: Days<From>,
  change: (hours: From) => To,
): Days<To> & {
  -readonly [Day in keyof WeekHours]: To;
} {
  return {
    saturday: change(week.saturday),
    sunday: change(week.sunday),
    monday: change(week.monday),
    tuesday: change(week.tuesday),
    wednesday: change(week.wednesday),
    thursday: change(week.thursday),
    friday: change(week.friday),
  };
}
