import { Dirham } from '@osta/contracts/dirham';
import type { StoreId, UserId } from '@osta/contracts/ids';
import type {
  StoreAnalytics,
  StoreAnalyticsQuery,
  StoreFigures,
} from '@osta/contracts/store/analytics-api';
import type { Clock } from '@osta/platform/clock';
import type { Pool } from 'pg';

import { roleOf } from '../domain/store/on-store.ts';
import {
  columnsOf,
  type DayRange,
  instantsOf,
  lastDays,
  rangeBefore,
  storeDay,
} from './analytics-days.ts';
import { countFiguresSql, listSearchWordsSql } from './store-analytics.sql.ts';
import { readStoreRow } from './store-row.ts';

export type ShowAnalytics = (
  storeId: StoreId,
  query: StoreAnalyticsQuery,
  userId: UserId,
) => Promise<StoreAnalytics | null>;

/**
 * Returns a query for what is counted of a store, by day, week or month, with the range before. Owner and managers
 * see it; for everybody else there is none.
 */
export function showAnalytics(pool: Pool, clock: Clock): ShowAnalytics {
  return async (storeId, { from, until, by }, userId) => {
    const row = await readStoreRow(pool, storeId);
    const role = row ? roleOf(row.state, userId) : null;
    if (role === null || role === 'staff') return null;
    const range =
      from === undefined || until === undefined ? lastDays(storeDay(clock.now())) : { from, until };
    const before = rangeBefore(range);
    const columns = columnsOf(range, by);
    const [figures, words] = await Promise.all([
      countFigures(pool, storeId, [range, before, ...columns]),
      pool.query<StoreAnalytics['words'][number]>({
        ...listSearchWordsSql,
        values: [storeId, range.from, range.until],
      }),
    ]);
    const [total = none, earlier = none, ...each] = figures;
    return {
      storeId,
      ...range,
      by,
      columns: columns.map((column, n) => withFigures(column, each[n] ?? none)),
      total,
      before: withFigures(before, earlier),
      words: words.rows,
    };
  };
}

const none: StoreFigures = {
  views: 0,
  searches: 0,
  bookings: 0,
  cancellations: 0,
  revenue: Dirham.parse(0),
  wait: null,
};

interface FiguresRow {
  readonly views: number;
  readonly searches: number;
  readonly bookings: number;
  readonly cancellations: number;
  readonly revenue: number;
  readonly wait: number | null;
}

/** Counts what happened at a store in each of some ranges. Returns them in the same order. */
async function countFigures(
  pool: Pool,
  storeId: StoreId,
  ranges: readonly DayRange[],
): Promise<readonly StoreFigures[]> {
  const instants = ranges.map(instantsOf);
  const { rows } = await pool.query<FiguresRow>({
    ...countFiguresSql,
    values: [
      storeId,
      ranges.map(({ from }) => from),
      ranges.map(({ until }) => until),
      instants.map(([begins]) => begins),
      instants.map(([, ends]) => ends),
    ],
  });
  return rows.map(({ views, searches, bookings, cancellations, revenue, wait }) => ({
    views,
    searches,
    bookings,
    cancellations,
    revenue: Dirham.parse(revenue),
    wait,
  }));
}

function withFigures(range: DayRange, figures: StoreFigures): StoreAnalytics['before'] {
  return { ...range, ...figures };
}
