import type { StatisticsStep } from '../../../bookings/statistics.queries.ts';

interface StatisticsSearch {
  /** Left out for weeks. */
  readonly by?: 'month';
}

/** Reads `?by=`; anything else than months shows weeks. */
export function statisticsSearch(search: Readonly<Record<string, unknown>>): StatisticsSearch {
  return search['by'] === 'month' ? { by: 'month' } : {};
}

/** Returns the step of an address; weeks by default. */
export function stepOf({ by }: StatisticsSearch): StatisticsStep {
  return by ?? 'week';
}
