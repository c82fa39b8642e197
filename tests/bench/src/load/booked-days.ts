import { weeklyHours } from '@osta/contracts/offering/weekly-hours';
import type { Pool } from 'pg';

import { addBookingsSql, afterBookingsSql, beforeBookingsSql } from './booked-days.sql.ts';
import { addOfferingsSql } from './open-slots.sql.ts';

/** Bookings of one professional. */
export const bookingsEach = 100;

const daily = [{ from: 480, to: 1200 }];
/** A service of an hour and a half, open on every day. */
const terms = {
  rules: {
    durationMinutes: 90,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 30,
    noticeMinutes: 120,
    horizonDays: 42,
    slotIntervalMinutes: 30,
    dailyCap: null,
  },
  price: { kind: 'fixed', amount: 60_000 },
  confirmation: 'instant',
  cancellation: 'moderate',
  availability: weeklyHours(daily, daily),
};

/**
 * Replaces all bookings by some of the past and the coming days, a hundred for each professional.
 *
 * @param around a full hour, in UTC
 */
export async function bookDays(pool: Pool, bookings: number, around: string): Promise<void> {
  await pool.query('truncate booking.booking, booking.offering, booking.work_place');
  await pool.query(addOfferingsSql, [1, Math.ceil(bookings / bookingsEach), JSON.stringify(terms)]);
  await pool.query(beforeBookingsSql);
  await pool.query(addBookingsSql, [bookings, around]);
  await pool.query(afterBookingsSql);
  await pool.query('vacuum analyze booking.booking');
  await pool.query('vacuum analyze booking.offering');
}
