import { z } from 'zod';

import { Instant } from '../instant.ts';
import { Text } from '../text.ts';
import { BookingReason } from './terms.ts';

/** `POST …/propose-time`. The length of the booking stays. */
export const ProposeTimeRequest = z.strictObject({
  newStartsAt: Instant,
  note: Text.trim().max(300).default(''),
});
export type ProposeTimeRequest = z.input<typeof ProposeTimeRequest>;

/** `POST …/accept-time`: the start of the proposal that was read. */
export const AcceptTimeRequest = z.strictObject({ startsAt: Instant });
export type AcceptTimeRequest = z.input<typeof AcceptTimeRequest>;

/** `POST …/reject-time`: the start of the proposal that was read. */
export const RejectTimeRequest = AcceptTimeRequest.extend({ reason: BookingReason.default('') });
export type RejectTimeRequest = z.input<typeof RejectTimeRequest>;
