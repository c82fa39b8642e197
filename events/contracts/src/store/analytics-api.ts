import { z } from 'zod';

import { BoundedDay } from '../bounded-time.ts';
import { Dirham } from '../dirham.ts';
import { StoreId } from '../ids.ts';
import { Day } from '../offering/day.ts';
import { Text } from '../text.ts';

/** The length of one column of the analytics. Weeks begin on Saturday. */
export const AnalyticsStep = z.enum(['day', 'week', 'month']);
export type AnalyticsStep = z.infer<typeof AnalyticsStep>;

const dayLength = 86_400_000;

/** The longest range that is asked for at once, in days: two years. */
const longest = 731;

/** `GET /api/stores/{storeId}/analytics`: both days are included. Default: the last 30 days, by day. */
export const StoreAnalyticsQuery = z
  .strictObject({
    from: BoundedDay.optional(),
    until: BoundedDay.optional(),
    by: AnalyticsStep.default('day'),
  })
  .refine(
    ({ from, until }) => {
      if (from === undefined && until === undefined) return true;
      if (from === undefined || until === undefined) return false;
      const days = (Date.parse(until) - Date.parse(from)) / dayLength;
      return days >= 0 && days < longest;
    },
    { path: ['until'] },
  );
export type StoreAnalyticsQuery = z.infer<typeof StoreAnalyticsQuery>;

/** What is counted of a store in some days; `docs/domain.md §4` says how. */
export const StoreFigures = z.strictObject({
  /** Visitors of the public page, each once a day. */
  views: z.int().nonnegative(),
  /** Of those the ones who came from a search. */
  searches: z.int().nonnegative(),
  /** Bookings that were placed. */
  bookings: z.int().nonnegative(),
  cancellations: z.int().nonnegative(),
  /** What professionals recorded as received. */
  revenue: Dirham,
  /** Minutes within which half of the bookings that waited for an answer got one; `null`: none waited. */
  wait: z.number().nonnegative().nullable(),
});
export type StoreFigures = z.infer<typeof StoreFigures>;

const Range = { from: Day, until: Day };

/** The answer of `GET /api/stores/{storeId}/analytics`. */
export const StoreAnalytics = z.strictObject({
  storeId: StoreId,
  ...Range,
  by: AnalyticsStep,
  /** The oldest first; the first and the last may be cut by the range. */
  columns: z.array(z.strictObject({ ...Range, ...StoreFigures.shape })),
  total: StoreFigures,
  /** As many days, right before. */
  before: z.strictObject({ ...Range, ...StoreFigures.shape }),
  /** Words of searches that led to the store, the most frequent first; rare ones are left out. */
  words: z.array(z.strictObject({ words: z.string(), visits: z.int().positive() })),
});
export type StoreAnalytics = z.infer<typeof StoreAnalytics>;

/** `POST /api/stores/{storeId}/views`: somebody looks at the public page. */
export const CountViewRequest = z.strictObject({
  /** What they searched for right before; empty: by filters alone. `null`: they came another way. */
  searchedFor: Text.trim().max(100).nullable(),
});
export type CountViewRequest = z.input<typeof CountViewRequest>;
