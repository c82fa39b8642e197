import { z } from 'zod';

import { SlotWaitEnded } from './slot-wait-ended.ts';
import { SlotWaitFulfilled } from './slot-wait-fulfilled.ts';
import { SlotWaitJoined } from './slot-wait-joined.ts';
import { SlotWaitLeft } from './slot-wait-left.ts';

/** All events of the stream of a wait. */
export const SlotWaitEvent = z.discriminatedUnion('type', [
  SlotWaitEnded,
  SlotWaitFulfilled,
  SlotWaitJoined,
  SlotWaitLeft,
]);
export type SlotWaitEvent = z.infer<typeof SlotWaitEvent>;
