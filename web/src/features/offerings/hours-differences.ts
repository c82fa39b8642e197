import type { AvailabilityRequest } from '@osta/contracts/offering/api';
import type { DayHours, WallRange } from '@osta/contracts/offering/availability';
import { type Weekday, weekdays } from '@osta/ui-kit';

interface Sides<Value> {
  readonly mine: Value;
  readonly saved: Value;
}

interface HoursDifferences {
  readonly week: readonly (Sides<DayHours> & { readonly day: Weekday })[];
  /** `null` where both are the same; a side without a break is `null`. */
  readonly pause: Sides<WallRange | null> | null;
  /** On each side those that the other does not have as they are. */
  readonly seasons: Sides<AvailabilityRequest['seasons']>;
  readonly leaves: Sides<AvailabilityRequest['leaves']>;
  /** By the day; a side that does not name it is `null`. */
  readonly exceptions: readonly (Sides<DayHours | null> & { readonly day: string })[];
}

/** Returns in what two availabilities differ, in the order of the form. */
export function hoursDifferences(
  mine: AvailabilityRequest,
  saved: AvailabilityRequest,
): HoursDifferences {
  const pause = { mine: mine.fridayBreak, saved: saved.fridayBreak };
  return {
    week: weekdays
      .map((day) => ({ day, mine: mine.week[day], saved: saved.week[day] }))
      .filter(differ),
    pause: differ(pause) ? pause : null,
    seasons: onlyOnes(mine.seasons, saved.seasons),
    leaves: onlyOnes(mine.leaves, saved.leaves),
    exceptions: daysOf(mine, saved)
      .map((day) => ({ day, mine: hoursOn(mine, day), saved: hoursOn(saved, day) }))
      .filter(differ),
  };
}

function differ({ mine, saved }: Sides<unknown>): boolean {
  return JSON.stringify(mine) !== JSON.stringify(saved);
}

function onlyOnes<Item>(mine: Item[], saved: Item[]): Sides<Item[]> {
  const without = (items: Item[], others: Item[]): Item[] =>
    items.filter((item) => others.every((other) => differ({ mine: item, saved: other })));
  return { mine: without(mine, saved), saved: without(saved, mine) };
}

function daysOf(...all: readonly AvailabilityRequest[]): readonly string[] {
  return [...new Set(all.flatMap(({ exceptions }) => exceptions.map(({ day }) => day)))].toSorted();
}

function hoursOn({ exceptions }: AvailabilityRequest, on: string): DayHours | null {
  return exceptions.find(({ day }) => day === on)?.hours ?? null;
}
