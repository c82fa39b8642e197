import { z } from 'zod';

import { Dirham } from '../dirham.ts';
import { Day } from '../offering/day.ts';

/** `GET /api/bookings/statistics`: the last twelve weeks, which begin on Saturday, or months; the current one is the last. */
export const StatisticsQuery = z.strictObject({ by: z.enum(['week', 'month']).default('week') });
export type StatisticsQuery = z.output<typeof StatisticsQuery>;

/** What is counted of a professional's bookings in some days; `docs/domain.md §3` says how. */
export const WorkFigures = z.strictObject({
  /** Bookings that were placed. */
  bookings: z.int().nonnegative(),
  /** Bookings that ended: completed, cancelled, or nobody came. */
  ended: z.int().nonnegative(),
  /** Of those the ones that were completed. */
  completed: z.int().nonnegative(),
  /** Of those the ones that anybody cancelled. */
  cancelled: z.int().nonnegative(),
  /** Of the cancelled ones those that the professional cancelled. */
  dropped: z.int().nonnegative(),
  /** Minutes within which half of the bookings that waited for an answer got one; `null`: none waited. */
  wait: z.number().nonnegative().nullable(),
  /** What the professional recorded as received. */
  revenue: Dirham,
});
export type WorkFigures = z.infer<typeof WorkFigures>;

const Range = { from: Day, until: Day };

/** The answer of `GET /api/bookings/statistics`. Both days of a range are included, by the clocks of Libya. */
export const WorkStatistics = z.strictObject({
  by: StatisticsQuery.shape.by.unwrap(),
  /** The oldest first. */
  columns: z.array(z.strictObject({ ...Range, ...WorkFigures.shape })),
  /** Of all columns together. */
  total: z.strictObject({ ...Range, ...WorkFigures.shape }),
});
export type WorkStatistics = z.infer<typeof WorkStatistics>;
