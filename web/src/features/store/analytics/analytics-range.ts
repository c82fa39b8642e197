import type { AnalyticsStep } from '@osta/contracts/store/analytics-api';

import type { AnalyticsRange } from '../../../stores/store-analytics.queries.ts';
import { daysAfter } from '../../../time/tripoli.ts';

/** Ranges that end today, in days. */
export const lengths = ['7', '30', '90', '365'] as const;
type RangeLength = (typeof lengths)[number];

const steps: readonly AnalyticsStep[] = ['day', 'week', 'month'];

/** What the address says of the analytics. */
export interface AnalyticsSearch {
  /** Left out for 30 days, and when the days are chosen. */
  readonly last?: RangeLength;
  /** Chosen days, both included; left out together. */
  readonly from?: string;
  readonly until?: string;
  /** Left out for the step that suits the range. */
  readonly by?: AnalyticsStep;
}

const usualLength: RangeLength = '30';
const dayLength = 86_400_000;

/** The longest range that the service counts, in days. */
const longest = 731;
/** The most columns that a chart can show. */
const mostColumns = 93;

/** Returns whether a text is a day: `2026-11-23`. */
export function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/u.test(text) && !Number.isNaN(Date.parse(text));
}

/** Reads `?last=&from=&until=&by=`. What is wrong is left out. */
export function analyticsSearch(search: Readonly<Record<string, unknown>>): AnalyticsSearch {
  const { from, until } = search;
  const last = lengths.find((each) => each === search['last'] && each !== usualLength);
  const by = steps.find((each) => each === search['by']);
  const isRange =
    typeof from === 'string' &&
    typeof until === 'string' &&
    isDay(from) &&
    isDay(until) &&
    from <= until &&
    daysIn(from, until) <= longest;
  return {
    ...(isRange ? { from, until } : last !== undefined && { last }),
    ...(by !== undefined && { by }),
  };
}

/** Returns the number of days from one to another, both counted. */
function daysIn(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / dayLength + 1;
}

/** Returns the steps into which a range can be cut: not into more columns than a chart shows. */
export function stepsOf({
  from,
  until,
}: Pick<AnalyticsRange, 'from' | 'until'>): readonly AnalyticsStep[] {
  return daysIn(from, until) > mostColumns ? ['week', 'month'] : steps;
}

/**
 * Returns the days that an address asks for, and the step. Without a choice of step it is the one that makes a chart
 * easy to read.
 *
 * @param today YYYY-MM-DD
 */
export function analyticsRange(
  { last = usualLength, from, until, by }: AnalyticsSearch,
  today: string,
): AnalyticsRange {
  const range =
    from === undefined || until === undefined
      ? { from: daysAfter(today, 1 - Number(last)), until: today }
      : { from, until };
  const isOffered = by !== undefined && stepsOf(range).includes(by);
  return { ...range, by: isOffered ? by : usualStep(daysIn(range.from, range.until)) };
}

function usualStep(days: number): AnalyticsStep {
  if (days <= 31) return 'day';
  return days <= 190 ? 'week' : 'month';
}
