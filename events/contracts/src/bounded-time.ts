import { Instant } from './instant.ts';
import { Day } from './offering/day.ts';

/**
 * Whether a moment or a day lies in the years 2000 to 2199. What is reckoned from it is then a date that JavaScript
 * and PostgreSQL can write with four digits, too.
 */
export function isBounded(time: string): boolean {
  return time >= '2000' && time < '2200';
}

/** A moment in a request. Recorded ones have no such bounds: they stay valid for ever. */
export const BoundedInstant = Instant.refine(isBounded, { abort: true });

/** A day in a request. */
export const BoundedDay = Day.refine(isBounded, {
  abort: true,
  params: { rule: 'date' },
  // What is no day is said to be none once
  when: ({ issues }) => issues.length === 0,
});
