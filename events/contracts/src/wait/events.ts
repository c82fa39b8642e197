import { z } from 'zod';

import { SlotWaitEndedV1 } from './slot-wait-ended.v1.ts';
import { SlotWaitFulfilledV1 } from './slot-wait-fulfilled.v1.ts';
import { SlotWaitJoinedV1 } from './slot-wait-joined.v1.ts';
import { SlotWaitLeftV1 } from './slot-wait-left.v1.ts';

/** All events of the stream of a wait. */
export const SlotWaitEvent = z.discriminatedUnion('type', [
  SlotWaitEndedV1,
  SlotWaitFulfilledV1,
  SlotWaitJoinedV1,
  SlotWaitLeftV1,
]);
export type SlotWaitEvent = z.infer<typeof SlotWaitEvent>;
