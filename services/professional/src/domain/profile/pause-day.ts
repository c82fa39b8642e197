import type { Instant } from '@osta/contracts/instant';
import { instantAt } from '@osta/contracts/instant-at';
import type { Day } from '@osta/contracts/offering/day';
import { daysAfter, zonedClock } from '@osta/contracts/offering/zoned-clock';

/** The days of a pause are those of the clocks of Libya. */
const clock = zonedClock('Africa/Tripoli');

/** Returns the day of a moment. */
export function pauseDayOf(moment: Instant): Day {
  return clock.dayOf(Date.parse(moment));
}

/** Returns the moment at which a day is over. */
export function endOfPauseDay(day: Day): Instant {
  return instantAt(clock.instantOf(daysAfter(day, 1), 0));
}
