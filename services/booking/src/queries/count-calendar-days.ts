import type { CalendarQuery } from '@osta/contracts/booking/api';
import type { CountedDays } from '@osta/contracts/booking/calendar-day';
import type { UserId } from '@osta/contracts/ids';
import type { Pool } from 'pg';

import { countCalendarDaysSql } from './count-calendar-days.sql.ts';

export type CountCalendarDays = (query: CalendarQuery, userId: UserId) => Promise<CountedDays>;

/** Returns a query for how many bookings a professional has on each day: a month shows no more of them. */
export function countCalendarDays(pool: Pool): CountCalendarDays {
  return async ({ from, until }, userId) => {
    const values = [userId, from, until];
    const { rows } = await pool.query<CountedDays['days'][number]>({
      ...countCalendarDaysSql,
      values,
    });
    return { days: rows };
  };
}
