import { Instant } from '@osta/contracts/instant';

/** Returns the same moment so many months later; the last day of a shorter month. */
export function monthsAfter(instant: Instant, months: number): Instant {
  const moment = new Date(instant);
  const day = moment.getUTCDate();
  moment.setUTCDate(1);
  moment.setUTCMonth(moment.getUTCMonth() + months);
  const lastDay = new Date(
    Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0),
  ).getUTCDate();
  moment.setUTCDate(Math.min(day, lastDay));
  return Instant.parse(moment.toISOString());
}
