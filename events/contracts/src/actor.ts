import { z } from 'zod';

import { UserId } from './ids.ts';

/** Who caused an event: a person, or the system itself (timers, process managers, the seed). */
export const Actor = z.union([UserId, z.literal('system')]);
export type Actor = z.infer<typeof Actor>;
