import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { BoundedDay } from '../bounded-time.ts';
import { BookingId, OfferingId, SlotWaitId, UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { Day } from '../offering/day.ts';
import { SlotWaitStatus } from './status.ts';

/** `POST /api/bookings/waits`: waits for a slot that becomes free on one of these days, at most 14. */
export const JoinWaitRequest = z.strictObject({
  offeringId: OfferingId,
  /** In the zone of the service. */
  firstDay: BoundedDay,
  lastDay: BoundedDay,
});
export type JoinWaitRequest = z.input<typeof JoinWaitRequest>;

/** The answer of every accepted command on a wait. The version is also in the `ETag`. */
export const SlotWaitReceipt = z.strictObject({
  waitId: SlotWaitId,
  status: SlotWaitStatus,
  version: z.int().positive(),
});
export type SlotWaitReceipt = z.infer<typeof SlotWaitReceipt>;

/** A wait of the reader that is not over. */
export const SlotWaitView = z.strictObject({
  id: SlotWaitId,
  offeringId: OfferingId,
  professional: z.strictObject({ id: UserId, fullName: z.string() }),
  serviceId: ServiceId,
  /** In the reader's language. */
  serviceName: z.string(),
  firstDay: Day,
  lastDay: Day,
  /** How many people with a day in common have waited for longer. */
  ahead: z.int().nonnegative(),
  /** The slot that is held for the reader now; `null`: none. */
  offer: z
    .strictObject({ bookingId: BookingId, startsAt: Instant, endsAt: Instant, heldUntil: Instant })
    .nullable(),
  createdAt: Instant,
});
export type SlotWaitView = z.infer<typeof SlotWaitView>;

/** `GET /api/bookings/waits`: the reader's own, the oldest first. */
export const SlotWaits = z.strictObject({ items: z.array(SlotWaitView) });
export type SlotWaits = z.infer<typeof SlotWaits>;

/** One wait in the export of a person's data. */
export const MySlotWait = z.strictObject({
  id: SlotWaitId,
  status: SlotWaitStatus,
  offeringId: OfferingId,
  professionalId: UserId,
  serviceId: ServiceId,
  firstDay: Day,
  lastDay: Day,
  createdAt: Instant,
});
export type MySlotWait = z.infer<typeof MySlotWait>;
