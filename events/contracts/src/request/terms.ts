import { z } from 'zod';

import { Dirham } from '../dirham.ts';
import { Instant } from '../instant.ts';
import { PlaceId } from '../reference/place-id.ts';
import { ServiceId } from '../reference/service-id.ts';
import { Text } from '../text.ts';

/** What the customer is ready to pay. */
export const Budget = z
  .strictObject({ min: Dirham, max: Dirham })
  .refine(({ min, max }) => min <= max, { path: ['max'] });
export type Budget = z.infer<typeof Budget>;

/** A half-open range of time: from its first moment to the first moment after it. */
export const TimeWindow = z
  .strictObject({ startsAt: Instant, endsAt: Instant })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, { path: ['endsAt'] });
export type TimeWindow = z.infer<typeof TimeWindow>;

/** When the customer wants the work done. */
export const WantedTime = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('flexible') }),
  z.strictObject({ kind: z.literal('windows'), windows: z.array(TimeWindow).min(1).max(5) }),
]);
export type WantedTime = z.infer<typeof WantedTime>;

/** What is asked for. */
export const RequestContent = z.strictObject({
  serviceId: ServiceId,
  description: Text.trim().min(10).max(2000),
  placeId: PlaceId,
  /** How to find the door; only the professional who gets the work sees it. May be empty. */
  addressNote: Text.trim().max(300),
  budget: Budget,
  wanted: WantedTime,
});
export type RequestContent = z.infer<typeof RequestContent>;

/** What the professional asks for the work. */
export const Price = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), amount: Dirham }),
  z
    .strictObject({ kind: z.literal('range'), min: Dirham, max: Dirham })
    .refine(({ min, max }) => min < max, { path: ['max'] }),
  /** The price is told after a look; the look itself costs `fee`. */
  z.strictObject({ kind: z.literal('visit-first'), fee: Dirham }),
]);
export type Price = z.infer<typeof Price>;

/** What a professional offers: price, start, and how long the offer stands. */
export const QuoteTerms = z.strictObject({
  price: Price,
  proposedStart: Instant,
  validUntil: Instant,
  /** The professional's words; may be empty. */
  note: Text.trim().max(1000),
});
export type QuoteTerms = z.infer<typeof QuoteTerms>;

/** Words that go with a refusal, a withdrawal or a closing; may be empty. */
export const Reason = Text.trim().max(300);
