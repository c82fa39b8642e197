import { z } from 'zod';

import { event } from '../define.ts';

/** A professional can no longer come now. */
export const PresenceEndedV1 = event('osta.professional.presence-ended.v1', {
  /** Whether they said so, or the announced moment has passed. */
  cause: z.enum(['withdrawn', 'passed']),
});
export type PresenceEndedV1 = z.infer<typeof PresenceEndedV1>;
