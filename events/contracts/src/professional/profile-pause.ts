import { z } from 'zod';

import { Day } from '../offering/day.ts';

/** A time in which a professional is not found, and takes no new request and no new booking. */
export const ProfilePause = z.strictObject({
  /** The last day of it, by the clocks of Libya; `null`: until they say otherwise. */
  lastDay: Day.nullable(),
});
export type ProfilePause = z.infer<typeof ProfilePause>;
