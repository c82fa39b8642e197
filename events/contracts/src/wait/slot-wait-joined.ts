import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { Day } from '../offering/day.ts';
import { RecordedName } from '../offering/recorded-name.ts';
import { waitParties } from './parties.ts';

/** A customer waits for a slot of an offered service that becomes free on one of these days. */
export const SlotWaitJoined = event('osta.wait.slot-wait-joined', {
  ...waitParties,
  /** Absent: recorded before waits kept it, or not known. */
  offeringName: RecordedName.optional(),
  /** In the zone of the service. */
  firstDay: Day,
  lastDay: Day,
  /** The beginning of the first day. */
  opensAt: Instant,
  /** The end of the last day, when the wait is over. */
  endsAt: Instant,
});
export type SlotWaitJoined = z.infer<typeof SlotWaitJoined>;
