import { z } from 'zod';

import type { Availability } from './availability.ts';
import { Day } from './day.ts';
import { daysAfter } from './zoned-clock.ts';

/** A professional has taken days off. Why, nobody is told. */
export const Away = z.strictObject({
  /** The last of these days, in the zone of the service; `null`: they have not said. */
  lastDay: Day.nullable(),
});
export type Away = z.infer<typeof Away>;

/**
 * Returns how long a professional is away from a service, if they are on this day: by a leave of the service or by the
 * pause of everything. Days off that follow each other are one absence. `null`: they are not away.
 */
export function awayOn(
  day: Day,
  { leaves }: Pick<Availability, 'leaves'>,
  pause: Away | null,
): Away | null {
  if (pause !== null && pause.lastDay === null) return { lastDay: null };
  const daysOff = [...leaves];
  if (pause !== null && pause.lastDay !== null) {
    daysOff.push({ firstDay: day, lastDay: pause.lastDay });
  }
  let next = day;
  for (const { firstDay, lastDay } of daysOff.toSorted(byFirstDay)) {
    if (firstDay <= next && next <= lastDay) next = daysAfter(lastDay, 1);
  }
  return next === day ? null : { lastDay: daysAfter(next, -1) };
}

function byFirstDay(one: { readonly firstDay: Day }, other: { readonly firstDay: Day }): number {
  return one.firstDay < other.firstDay ? -1 : 1;
}
