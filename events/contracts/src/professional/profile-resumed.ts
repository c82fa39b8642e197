import { z } from 'zod';

import { event } from '../define.ts';

/** A professional can be found, asked and booked again. */
export const ProfileResumed = event('osta.professional.profile-resumed', {
  /** Whether they said so, or the last day of their pause has passed. */
  cause: z.enum(['asked', 'passed']),
});
export type ProfileResumed = z.infer<typeof ProfileResumed>;
