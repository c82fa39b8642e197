import type { Instant } from '../instant.ts';
import type { Availability } from './availability.ts';
import type { Day } from './day.ts';
import { zonedClock } from './zoned-clock.ts';

/**
 * Returns the first single day of new hours that is over by their clocks and was not there before; null when there is
 * none.
 *
 * @param former the hours that are replaced; null when there were none
 */
export function addedPastDay(
  { zone, exceptions }: Availability,
  former: Availability | null,
  now: Instant,
): Day | null {
  const today = zonedClock(zone).dayOf(Date.parse(now));
  const formerDays = new Set(former?.exceptions.map(({ day }) => day));
  return exceptions.find(({ day }) => day < today && !formerDays.has(day))?.day ?? null;
}
