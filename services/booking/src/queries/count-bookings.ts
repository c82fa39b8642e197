import type { BookingCount, BookingCounts } from '@osta/contracts/booking/api';
import type { BookingTab } from '@osta/contracts/booking/status';
import type { Side } from '@osta/contracts/booking/terms';
import type { UserId } from '@osta/contracts/ids';
import type { Pool } from 'pg';

import { countBookingsSql } from './count-bookings.sql.ts';

interface CountedRow extends BookingCount {
  readonly tab: BookingTab;
}

export type CountBookings = (role: Side, userId: UserId) => Promise<BookingCounts>;

const nothing: BookingCount = { total: 0, waiting: 0 };

/** Returns a query for how many bookings the reader has in each tab, and how many of them wait for an answer. */
export function countBookings(pool: Pool): CountBookings {
  return async (role, userId) => {
    const { rows } = await pool.query<CountedRow>({ ...countBookingsSql[role], values: [userId] });
    const counts = new Map(rows.map(({ tab, total, waiting }) => [tab, { total, waiting }]));
    return {
      upcoming: counts.get('upcoming') ?? nothing,
      previous: counts.get('previous') ?? nothing,
      cancelled: counts.get('cancelled') ?? nothing,
    };
  };
}
