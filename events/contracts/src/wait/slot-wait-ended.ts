import { z } from 'zod';

import { event } from '../define.ts';
import { RecordedName } from '../offering/recorded-name.ts';
import { waitParties } from './parties.ts';

/** The wait is over without a booking. */
export const SlotWaitEnded = event('osta.wait.slot-wait-ended', {
  ...waitParties,
  /** As when the wait began. Absent: recorded before waits kept it, or not known. */
  offeringName: RecordedName.optional(),
  /** The last day has passed, or one side has no account any more. */
  reason: z.enum(['days-passed', 'account-erased']),
});
export type SlotWaitEnded = z.infer<typeof SlotWaitEnded>;
