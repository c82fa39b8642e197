import type { z } from 'zod';

import { event } from '../define.ts';
import { waitParties } from './parties.ts';

/** The customer waits no longer. */
export const SlotWaitLeft = event('osta.wait.slot-wait-left', waitParties);
export type SlotWaitLeft = z.infer<typeof SlotWaitLeft>;
