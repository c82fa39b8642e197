import { z } from 'zod';

import { BoundedInstant } from '../bounded-time.ts';
import { UserId } from '../ids.ts';
import { Instant } from '../instant.ts';

/** `POST /api/bookings/{bookingId}/hand-over`, by an owner or manager of its store: what they saw, and who comes now. */
export const HandOverRequest = z.strictObject({
  /** Whose booking it is. */
  fromId: UserId,
  startsAt: BoundedInstant,
  toId: UserId,
});
export type HandOverRequest = z.input<typeof HandOverRequest>;

/**
 * Why a colleague cannot take over a booking: they do not offer its service, take nothing new for now, have as many
 * bookings of the service on that day as they take, are taken at that time, do not work then, or the store has blocked
 * the time.
 */
export const CannotTakeOver = z.enum([
  'other-services',
  'paused',
  'full-day',
  'busy',
  'off-hours',
  'store-blocked',
]);
export type CannotTakeOver = z.infer<typeof CannotTakeOver>;

/** One of the staff of the store, beside whose booking it is. */
export const Colleague = z.strictObject({
  id: UserId,
  fullName: z.string(),
  /** `null`: they can take it over. */
  reason: CannotTakeOver.nullable(),
  /** Where they are busy: the first time that is in the way, with what they keep free around it. */
  busy: z.strictObject({ startsAt: Instant, endsAt: Instant }).nullable(),
});
export type Colleague = z.infer<typeof Colleague>;

/** `GET /api/bookings/{bookingId}/colleagues`: those who can take it over first, then the others, by name. */
export const Colleagues = z.strictObject({ items: z.array(Colleague) });
export type Colleagues = z.infer<typeof Colleagues>;
