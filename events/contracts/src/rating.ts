import { z } from 'zod';

const Count = z.int().nonnegative();

/** What customers gave, from the published reviews of completed bookings. */
export const Rating = z.strictObject({
  /** From 1 to 5, with two decimals. */
  average: z.number().min(1).max(5),
  count: z.int().positive(),
  /** How many gave one star, two stars, … five stars. */
  ofStars: z.tuple([Count, Count, Count, Count, Count]),
});
export type Rating = z.infer<typeof Rating>;
