import { z } from 'zod';

import { BoundedInstant } from '../bounded-time.ts';
import { Text } from '../text.ts';
import { BookingReason } from './terms.ts';

/** `POST …/propose-time`. The length of the booking stays. */
export const ProposeTimeRequest = z.strictObject({
  newStartsAt: BoundedInstant,
  note: Text.trim().max(300).default(''),
});
export type ProposeTimeRequest = z.input<typeof ProposeTimeRequest>;

/** `POST …/accept-time`: the start of the proposal that was read. */
export const AcceptTimeRequest = z.strictObject({ startsAt: BoundedInstant });
export type AcceptTimeRequest = z.input<typeof AcceptTimeRequest>;

/** `POST …/reject-time`: the start of the proposal that was read. */
export const RejectTimeRequest = AcceptTimeRequest.extend({ reason: BookingReason.default('') });
export type RejectTimeRequest = z.input<typeof RejectTimeRequest>;
