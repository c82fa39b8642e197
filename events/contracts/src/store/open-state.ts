import { instantAt } from '../instant-at.ts';
import type { Instant } from '../instant.ts';
import type { Availability } from '../offering/availability.ts';
import { openRanges } from '../offering/open-ranges.ts';
import { daysAfter, zonedClock } from '../offering/zoned-clock.ts';

/** Whether a store is open, and when that changes. */
export interface OpenState {
  readonly isOpen: boolean;
  /** When it closes, if it is open, and opens, if it is closed; `null`: not within the next weeks. */
  readonly changesAt: Instant | null;
}

/** Days in which nearly all hours change. Looking at these alone takes a tenth of the time. */
const near = 2;
/** How far ahead a change is looked for, in days. */
const ahead = 42;

/** Returns whether hours are open at a moment, and the next change within six weeks. */
export function openState(hours: Availability, now: Instant): OpenState {
  const soon = stateWithin(near, hours, now);
  return soon.changesAt === null ? stateWithin(ahead, hours, now) : soon;
}

/** Returns whether hours are open at a moment, and the next change by the end of so many days after today. */
function stateWithin(days: number, hours: Availability, now: Instant): OpenState {
  const clock = zonedClock(hours.zone);
  const today = clock.dayOf(Date.parse(now));
  const lastDay = daysAfter(today, days);
  const at = instantAt(Date.parse(now));
  const ranges = openRanges(hours, daysAfter(today, -1), lastDay);
  const current = ranges.find(({ endsAt }) => at < endsAt);
  if (!current) return { isOpen: false, changesAt: null };
  if (at < current.startsAt) return { isOpen: false, changesAt: current.startsAt };
  // Open without end: the range ends only where the days that were asked for end
  const isEndless = current.endsAt === instantAt(clock.instantOf(lastDay, 1440));
  return { isOpen: true, changesAt: isEndless ? null : current.endsAt };
}
