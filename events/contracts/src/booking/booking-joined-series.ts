import { z } from 'zod';

import { event } from '../define.ts';
import { SeriesId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { bookingParties } from './parties.ts';
import { mostInSeries, Rhythm } from './series.ts';

/** The customer placed the booking as one of several that repeat. Every booking of the series says so. */
export const BookingJoinedSeries = event('osta.booking.booking-joined-series', {
  ...bookingParties,
  seriesId: SeriesId,
  rhythm: Rhythm,
  /** The place of this booking in `starts`, from 1. */
  position: z.int().min(1).max(mostInSeries),
  /** The starts of all bookings of the series as they were placed, in order. */
  starts: z.array(Instant).min(2).max(mostInSeries),
});
export type BookingJoinedSeries = z.infer<typeof BookingJoinedSeries>;
