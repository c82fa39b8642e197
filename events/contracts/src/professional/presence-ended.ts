import { z } from 'zod';

import { event } from '../define.ts';

/** A professional can no longer come now. */
export const PresenceEnded = event('osta.professional.presence-ended', {
  /** Whether they said so, or the announced moment has passed. */
  cause: z.enum(['withdrawn', 'passed']),
});
export type PresenceEnded = z.infer<typeof PresenceEnded>;
