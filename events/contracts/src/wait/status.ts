import { z } from 'zod';

/** The status of a wait for a free slot. Only the first one is not an end. */
export const SlotWaitStatus = z.enum(['waiting', 'left', 'fulfilled', 'ended']);
export type SlotWaitStatus = z.infer<typeof SlotWaitStatus>;
