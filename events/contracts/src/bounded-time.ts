import { Instant } from './instant.ts';
import { Day } from './offering/day.ts';

/**
 * Whether a moment or a day lies in the years 2000 to 2199. What is reckoned from it is then a date that JavaScript
 * and PostgreSQL can write with four digits, too.
 */
export function isBounded(time: string): boolean {
  return time >= '2000' && time < '2200';
}

/** The days of the years 2000 to 2199, for readers of the API document; `isBounded` decides. */
const boundedDay =
  '(?:(?:2[01](?:[2468][048]|[13579][26]|0[48])|2000)-02-29|2[01][0-9]{2}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8])))';
const boundedTime = String.raw`T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\.[0-9]{3}Z`;

/** A moment in a request. Recorded ones have no such bounds: they stay valid for ever. */
export const BoundedInstant = Instant.refine(isBounded, { abort: true }).meta({
  pattern: `^${boundedDay}${boundedTime}$`,
  'x-more-rules': false,
});

/** A day in a request. */
export const BoundedDay = Day.refine(isBounded, {
  abort: true,
  params: { rule: 'date' },
  // What is no day is said to be none once
  when: ({ issues }) => issues.length === 0,
}).meta({ pattern: `^${boundedDay}$`, 'x-more-rules': false });
