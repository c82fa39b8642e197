import type { Instant } from '@osta/contracts/instant';

import { daysAfter, instantOf, localTimeOf } from '../../time/tripoli.ts';

/** Working days in which an application is answered. */
const workingDays = 2;

/** Friday and Saturday, as `Date.getUTCDay` counts. */
const weekend: ReadonlySet<number> = new Set([5, 6]);

/**
 * Returns the end of the Libyan working day by which an application that was sent in then is answered. The day on
 * which it was sent in does not count; nor do Fridays and Saturdays.
 */
export function answerBy(submittedAt: Instant): Instant {
  let { day } = localTimeOf(submittedAt);
  for (let left = workingDays; left > 0;) {
    day = daysAfter(day, 1);
    if (!weekend.has(new Date(day).getUTCDay())) left -= 1;
  }
  return instantOf({ day, time: '16:00' }) ?? submittedAt;
}
