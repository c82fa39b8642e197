import { z } from 'zod';

import { SeriesId } from '../ids.ts';

/** How often a repeated booking comes back. */
export const Rhythm = z.enum(['weekly', 'every-two-weeks', 'monthly']);
export type Rhythm = z.infer<typeof Rhythm>;

/** Most bookings of one series, the first one included. */
export const mostInSeries = 12;

/** The place of a booking in its series: the second of four. */
export const SeriesPlace = z.strictObject({
  id: SeriesId,
  rhythm: Rhythm,
  /** 1 for the first. */
  position: z.int().min(1).max(mostInSeries),
  /** How many there are. */
  of: z.int().min(2).max(mostInSeries),
});
export type SeriesPlace = z.infer<typeof SeriesPlace>;
