import type { DayHours, WallRange } from './availability.ts';

/** Joins the hours of one day, of several services, where they touch or overlap. In order. */
export function joinedHours(all: readonly DayHours[]): DayHours {
  const hours: WallRange[] = [];
  for (const { from, to } of all.flat().toSorted((one, other) => one.from - other.from)) {
    const last = hours.at(-1);
    if (last && from <= last.to) hours[hours.length - 1] = { ...last, to: Math.max(last.to, to) };
    else hours.push({ from, to });
  }
  return hours;
}
