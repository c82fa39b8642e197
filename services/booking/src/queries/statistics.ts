import type {
  StatisticsQuery,
  WorkFigures,
  WorkStatistics,
} from '@osta/contracts/booking/statistics-api';
import type { UserId } from '@osta/contracts/ids';
import { daysAfter, zonedClock } from '@osta/contracts/offering/zoned-clock';
import type { Clock } from '@osta/platform/clock';
import type { Pool } from 'pg';

import { statisticsColumns } from './statistics-columns.ts';
import { countWorkSql } from './statistics.sql.ts';

interface Dependencies {
  readonly pool: Pool;
  readonly clock: Clock;
}

export type ShowStatistics = (query: StatisticsQuery, userId: UserId) => Promise<WorkStatistics>;

/** The clocks by which days are counted. */
const zone = 'Africa/Tripoli';

/** Returns a query for what is counted of a professional's bookings, by week or month. One round trip. */
export function showStatistics({ pool, clock }: Dependencies): ShowStatistics {
  return async ({ by }, userId) => {
    const { dayOf, instantOf } = zonedClock(zone);
    const columns = statisticsColumns(dayOf(Date.parse(clock.now())), by);
    const [first, last] = [columns[0], columns.at(-1)];
    if (!first || !last) throw new Error('there are columns');
    const ranges = [{ from: first.from, until: last.until }, ...columns];
    const { rows } = await pool.query<WorkFigures>({
      ...countWorkSql,
      values: [
        userId,
        ranges.map(({ from }) => new Date(instantOf(from, 0))),
        ranges.map(({ until }) => new Date(instantOf(daysAfter(until, 1), 0))),
      ],
    });
    const [total, ...counted] = ranges.flatMap((range, nth) => {
      const figures = rows[nth];
      return figures ? [{ ...range, ...figures }] : [];
    });
    if (!total) throw new Error('nothing was counted');
    return { by, columns: counted, total };
  };
}
