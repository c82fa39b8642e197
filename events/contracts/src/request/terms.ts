import { PlaceId } from '@osta/reference/place-id';
import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { Dirham } from '../dirham.ts';
import { Instant } from '../instant.ts';
import { Text } from '../text.ts';
import { PhotoIds } from './photos.ts';

/** The customer's budget. */
export const Budget = z
  .strictObject({ min: Dirham, max: Dirham })
  .refine(({ min, max }) => min <= max, { path: ['max'] });
export type Budget = z.infer<typeof Budget>;

/** A half-open range of time: the first moment is included, the last is not. */
export const TimeWindow = z
  .strictObject({ startsAt: Instant, endsAt: Instant })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, { path: ['endsAt'] });
export type TimeWindow = z.infer<typeof TimeWindow>;

/**
 * Why an accepted quote was not booked. `slot-taken`: the professional has another booking then; `too-late`: nobody heard
 * of the booking before the acceptance had lapsed.
 */
export const NotBookedReason = z.enum(['slot-taken', 'too-late']);
export type NotBookedReason = z.infer<typeof NotBookedReason>;

/** When the customer wants the work done. */
export const WantedTime = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('flexible') }),
  z.strictObject({ kind: z.literal('windows'), windows: z.array(TimeWindow).min(1).max(5) }),
]);
export type WantedTime = z.infer<typeof WantedTime>;

/** The content of a request. */
export const RequestContent = z.strictObject({
  serviceId: ServiceId,
  description: Text.trim().min(10).max(2000),
  placeId: PlaceId,
  /** How to find the address. Of the professionals, only the one who gets the work sees it. May be empty. */
  addressNote: Text.trim().max(300),
  /** `null`: the customer does not know yet. */
  budget: Budget.nullable(),
  wanted: WantedTime,
  /** Uploaded before; private to the customer and those who were asked. */
  photoIds: PhotoIds,
});
export type RequestContent = z.infer<typeof RequestContent>;

/** The professional's price. */
export const Price = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), amount: Dirham }),
  z
    .strictObject({ kind: z.literal('range'), min: Dirham, max: Dirham })
    .refine(({ min, max }) => min < max, { path: ['max'] }),
  /** The price follows after a visit; the visit itself costs `fee`. */
  z.strictObject({ kind: z.literal('visit-first'), fee: Dirham }),
]);
export type Price = z.infer<typeof Price>;

/** The terms of a quote: price, start, and validity. */
export const QuoteTerms = z.strictObject({
  price: Price,
  proposedStart: Instant,
  validUntil: Instant,
  /** The professional's note; may be empty. */
  note: Text.trim().max(1000),
});
export type QuoteTerms = z.infer<typeof QuoteTerms>;

/** The text with a decline or a withdrawal; may be empty. */
export const Reason = Text.trim().max(300);

/** Why an admin ends a request: both sides read it. Never empty. */
export const RequiredReason = Reason.min(1);
