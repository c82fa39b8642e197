import type { z } from 'zod';

import { event } from '../define.ts';
import { waitParties } from './parties.ts';

/** The customer waits no longer. */
export const SlotWaitLeftV1 = event('osta.wait.slot-wait-left.v1', waitParties);
export type SlotWaitLeftV1 = z.infer<typeof SlotWaitLeftV1>;
